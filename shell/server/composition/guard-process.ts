import type { Complaint } from './render-protocol.ts';

/** Thrown when a remote's code tries to end the process. */
class ProcessExitRefused extends Error {
  override name = 'ProcessExitRefused';
}

/**
 * Keeps a renderer alive: turns unhandled rejections, uncaught exceptions and `process.exit()` in a remote's code into
 * complaints.
 */
export function guardProcess(complain: (kind: Complaint['kind'], error: unknown) => void): void {
  process.on('unhandledRejection', (reason) => complain('stray', reason));
  process.on('uncaughtException', (error) => {
    if (!(error instanceof ProcessExitRefused)) complain('stray', error);
  });
  const refuse = (code?: string | number | null): never => {
    const error = new ProcessExitRefused(`called process.exit(${code ?? ''})`);
    complain('exit', error);
    throw error;
  };
  Object.assign(process, { exit: refuse, reallyExit: refuse, abort: refuse });
}
