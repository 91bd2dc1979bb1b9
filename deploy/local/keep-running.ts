import type { ChildProcess } from 'node:child_process';
import { runProcess } from '@site/server/run-process';

interface KeepRunningOptions {
  env: NodeJS.ProcessEnv;
  /** The first pause before a process is started again, in milliseconds. It doubles with each try, up to `longestPause`. */
  firstPause?: number;
  /** Receives a line each time the process ends and runs again. */
  log?: (line: string) => void;
}

/** A process that was up for this long had a good start, in milliseconds: the next pause is the first one again. */
const goodStart = 60_000;
const longestPause = 30_000;

/** A process of the site that is started again whenever it ends. */
export interface KeptProcess {
  /** Resolves when the process is ready for the first time. Rejects if it ends before that. */
  ready: Promise<unknown>;
  /** Ends the process for good. */
  stop(): void;
}

/** Runs one of the site's processes, and starts it again when it ends, so that its end does not take the others with it. */
export function keepRunning(
  name: string,
  file: string,
  { env, firstPause = 1_000, log = console.log }: KeepRunningOptions,
): KeptProcess {
  let child: ChildProcess | undefined;
  let isStopped = false;
  let pause = firstPause;
  let timer: NodeJS.Timeout | undefined;

  async function start(): Promise<void> {
    const startedAt = performance.now();
    const running = await runProcess(name, file, {
      env,
      onStart: (started) => {
        child = started;
      },
    });
    running.child.once('exit', (code, signal) => startAgain(`ended with ${signal ?? `code ${code}`}`, startedAt));
    if (running.child.exitCode !== null) startAgain(`ended with code ${running.child.exitCode}`, startedAt);
  }

  function startAgain(reason: string, startedAt: number): void {
    if (isStopped) return;
    if (performance.now() - startedAt > goodStart) pause = firstPause;
    log(`${name}: ${reason}; starting it again in ${pause / 1000} s.`);
    timer = setTimeout(() => {
      const triedAt = performance.now();
      start().then(
        () => log(`${name}: runs again.`),
        (error: Error) => startAgain(error.message, triedAt),
      );
    }, pause);
    pause = Math.min(pause * 2, longestPause);
  }

  return {
    ready: start(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      child?.kill('SIGTERM');
    },
  };
}
