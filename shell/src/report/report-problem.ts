/** A problem with the page that a browser reports to the shell. */
interface Problem {
  kind: 'remote-unavailable' | 'fragment-unavailable' | 'page-error' | 'hydration';
  remote?: string;
  version?: string | undefined;
  error: unknown;
}

/** How many problems one page reports. Later ones are mostly consequences of the first. */
const mostReports = 5;
let reports = 0;

/** Reports a problem to the log of the shell, where someone reads it. Contains nothing about the visitor. */
export function reportProblem({ error, ...problem }: Problem): void {
  reports += 1;
  if (reports > mostReports) return;
  const message = error instanceof Error ? error.message : String(error);
  navigator.sendBeacon?.('/report', JSON.stringify({ ...problem, message, path: location.pathname }));
}
