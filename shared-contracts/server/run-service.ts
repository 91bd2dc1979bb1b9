/**
 * The whole life of a server's process: starts it, says so in a line `<name> ready <address>`, and closes it on
 * SIGINT and SIGTERM. A service that cannot start says why in one line and ends with code 1.
 */
export async function runService(
  name: string,
  start: () => Promise<{ url: string; close(): Promise<void> }>,
): Promise<void> {
  try {
    const { url, close } = await start();
    console.log(`${name} ready ${url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void close().then(() => process.exit(0)));
    }
  } catch (error) {
    console.error(isBug(error) ? error : `${name}: ${(error as Error).message}`);
    process.exit(1);
  }
}

/** Whether its stack helps more than its message. */
function isBug(error: unknown): boolean {
  return !(error instanceof Error) || error instanceof TypeError || error instanceof ReferenceError;
}
