import type { Complaint } from './render-protocol.ts';

/** Thrown where code of a remote tries to end the process. */
class ProcessExitRefused extends Error {
  override name = 'ProcessExitRefused';
}

/**
 * Keeps a renderer alive whatever code of a remote does: a rejection that nobody handles, a timer that throws and
 * `process.exit()` become complaints.
 */
export function guardProcess(complain: (kind: Complaint['kind'], error: unknown) => void): void {
  process.on('unhandledRejection', (reason) => complain('stray', reason));
  process.on('uncaughtException', (error) => {
    if (!(error instanceof ProcessExitRefused)) complain('stray', error);
  });
  const refuse = (code?: string | number | null): never => {
    const error = new ProcessExitRefused(`tried to end the process with process.exit(${code ?? ''})`);
    complain('exit', error);
    throw error;
  };
  Object.assign(process, { exit: refuse, reallyExit: refuse, abort: refuse });
}
