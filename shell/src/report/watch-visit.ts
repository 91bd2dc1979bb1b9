import { reportProblem, toCulprit } from './report-problem.ts';

/** An interaction that takes longer than this is poor by https://web.dev/articles/inp, in milliseconds. */
const slow = 500;

/**
 * Reports what only verdicts about canaries need: errors in remotes' code that nobody handled, and the first slow interaction.
 * Errors of extensions and of the shell name no release, and are left out.
 */
export function watchVisit(): void {
  const report = (error: unknown) => {
    if (toCulprit(error)) reportProblem({ kind: 'uncaught', error });
  };
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  const observer = new PerformanceObserver((list) => {
    const entry = list.getEntries().find((event) => (event as PerformanceEventTiming).interactionId);
    if (!entry) return;
    observer.disconnect();
    reportProblem({ kind: 'slow-interaction', error: `${entry.name} took ${entry.duration} ms` });
  });
  observer.observe({ type: 'event', durationThreshold: slow, buffered: true } as PerformanceObserverInit);
}
