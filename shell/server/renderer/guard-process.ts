import type { Complaint } from './render-protocol.ts';

/** Thrown when a remote's code tries to end a process. */
class ProcessEndRefused extends Error {
  override name = 'ProcessEndRefused';
}

/**
 * Keeps a renderer and its process alive: turns unhandled rejections, uncaught exceptions, `process.exit()` and
 * `process.kill()` in a remote's code into complaints. A signal would reach the whole shell, from a thread too.
 */
export function guardProcess(complain: (kind: Complaint['kind'], error: unknown) => void): void {
  process.on('unhandledRejection', (reason) => complain('stray', reason));
  process.on('uncaughtException', (error) => {
    if (!(error instanceof ProcessEndRefused)) complain('stray', error);
  });
  const refuse =
    (name: string) =>
    (...values: unknown[]): never => {
      const error = new ProcessEndRefused(`called process.${name}(${values.join(', ')})`);
      complain('exit', error);
      throw error;
    };
  for (const name of ['exit', 'reallyExit', 'abort', 'kill', '_kill']) Object.assign(process, { [name]: refuse(name) });
}
