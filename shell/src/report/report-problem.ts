/** A problem with the page that a browser reports to the shell. */
interface Problem {
  kind: 'remote-unavailable' | 'fragment-unavailable' | 'page-error' | 'hydration' | 'uncaught' | 'slow-interaction';
  remote?: string | undefined;
  version?: string | undefined;
  error: unknown;
}

/** How many problems one page reports. Later ones are mostly consequences of the first. */
const mostReports = 5;
let reports = 0;
let ownerOfPage: () => Pick<Problem, 'remote' | 'version'> | undefined = () => undefined;

/** Says whose page is shown, for problems that name no release. */
export function reportFor(owner: typeof ownerOfPage): void {
  ownerOfPage = owner;
}

/** Reports a problem to the log of the shell, where someone reads it. Contains nothing about the visitor. */
export function reportProblem({ error, ...problem }: Problem): void {
  reports += 1;
  if (reports > mostReports) return;
  const message = error instanceof Error ? error.message : String(error);
  const culprit = toCulprit(error) ?? ownerOfPage();
  const isFirst = reports === 1;
  navigator.sendBeacon?.(
    '/report',
    JSON.stringify({ ...culprit, ...problem, message, isFirst, path: location.pathname }),
  );
}

/** The release whose code is on the stack of an error. */
export function toCulprit(error: unknown): Pick<Problem, 'remote' | 'version'> | undefined {
  const [, remote, version] =
    /\/([\w-]+)\/(\d+\.[\w.-]+)\/client\//.exec((error as Error | undefined)?.stack ?? '') ?? [];
  return remote ? { remote, version } : undefined;
}
