import { startTelemetry } from './telemetry/start-telemetry.ts';

/**
 * Runs a server for the whole life of its process: starts it, prints `<name> ready <address>`, and closes it on SIGINT and
 * SIGTERM, or ends with the process that started it (`runProcess`). If the server cannot start, prints why in one line and exits with code 1.
 */
export async function runService(
  name: string,
  start: () => Promise<{ url: string; close(): Promise<void> }>,
): Promise<void> {
  process.once('disconnect', () => process.exit(0));
  try {
    const stopTelemetry = await startTelemetry(name);
    const { url, close } = await start();
    console.log(`${name} ready ${url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(
        signal,
        () =>
          void close()
            .then(stopTelemetry)
            .then(() => process.exit(0)),
      );
    }
  } catch (error) {
    console.error(isBug(error) ? error : `${name}: ${(error as Error).message}`);
    process.exit(1);
  }
}

/** Whether the stack is more help than the message. */
function isBug(error: unknown): boolean {
  return !(error instanceof Error) || error instanceof TypeError || error instanceof ReferenceError;
}
