import { startTelemetry } from './telemetry/start-telemetry.ts';

/** How long closing may take, in milliseconds: longer than any server waits for its requests in flight. */
const longest = 45_000;

/**
 * Runs a server for the whole life of its process: starts it, prints `<name> ready <address>`, and closes it on SIGINT and
 * SIGTERM, or ends with the process that started it (`runProcess`). If the server cannot start, prints why in one line and
 * exits with code 1; it does so too if the server is not closed in time.
 */
export async function runService(
  name: string,
  start: () => Promise<{ url: string; close(): Promise<void> }>,
  patience = longest,
): Promise<void> {
  process.once('disconnect', () => process.exit(0));
  try {
    const stopTelemetry = await startTelemetry(name);
    const { url, close } = await start();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        setTimeout(() => {
          console.error(`${name}: not closed after ${patience / 1_000} s, so it ends as it is`);
          process.exit(1);
        }, patience);
        void close()
          .then(stopTelemetry)
          .then(() => process.exit(0));
      });
    }
    // Whoever reads this may ask it to end at once.
    console.log(`${name} ready ${url}`);
  } catch (error) {
    console.error(isBug(error) ? error : `${name}: ${(error as Error).message}`);
    process.exit(1);
  }
}

/** Whether the stack is more help than the message. */
function isBug(error: unknown): boolean {
  return !(error instanceof Error) || error instanceof TypeError || error instanceof ReferenceError;
}
