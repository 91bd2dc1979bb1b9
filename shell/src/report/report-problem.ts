/** What a browser tells the shell of a problem with the page. */
interface Problem {
  kind: 'remote-unavailable' | 'fragment-unavailable' | 'page-error' | 'hydration';
  remote?: string;
  version?: string | undefined;
  error: unknown;
}

/** How many problems one page tells; those after them are mostly their consequences. */
const mostReports = 5;
let reports = 0;

/** Tells the shell, whose log somebody reads, instead of the visitor's console. Holds nothing about the visitor. */
export function reportProblem({ error, ...problem }: Problem): void {
  reports += 1;
  if (reports > mostReports) return;
  const message = error instanceof Error ? error.message : String(error);
  navigator.sendBeacon?.('/report', JSON.stringify({ ...problem, message, path: location.pathname }));
}
