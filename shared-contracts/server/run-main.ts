/**
 * Runs what a command does. For an error, prints its message without a stack and has the process exit with 1. Ends
 * quietly when whoever reads what it prints has read enough, such as `head`.
 */
export async function runMain(main: () => Promise<unknown>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
