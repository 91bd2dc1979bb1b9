/**
 * Compares a module that a remote exposes with its type in the contract: `RemoteRoute` for `pages/…`,
 * `RemoteFragment` for `fragments/…`.
 *
 * @returns one message for each difference
 */
export function findShapeProblems(expose: string, module: Record<string, unknown>): string[] {
  const isPage = expose.startsWith('pages/');
  const name = isPage ? 'route' : 'fragment';
  const value = module[name];
  if (!isObject(value))
    return [
      `${expose} does not export \`${name}\`. Export one that is made with \`${isPage ? 'defineRoute' : 'defineFragment'}\`.`,
    ];
  const problems = isPage ? routeProblems(value) : fragmentProblems(value);
  return problems.map((problem) => `${expose}: ${problem}`);
}

function routeProblems(route: Record<string, unknown>): string[] {
  const problems = fragmentProblems({ ...route, load: undefined });
  for (const name of ['loader', 'action', 'shouldRevalidate'] as const) {
    if (route[name] !== undefined && typeof route[name] !== 'function')
      problems.push(`\`${name}\` is not a function. Make it one, or leave it out.`);
  }
  const handle = isObject(route.handle) ? route.handle : {};
  if (typeof handle.meta !== 'function')
    return [...problems, '`handle.meta` is not a function. Add one that returns a title and a description.'];
  if (handle.fragments !== undefined && !isListOfText(handle.fragments))
    problems.push('`handle.fragments` is not an array of fragment names. Make it one, or leave it out.');
  if (handle.query !== undefined && !isListOfText(handle.query))
    problems.push('`handle.query` is not an array of parameter names. Make it one, or leave it out.');
  return [...problems, ...metaProblems(handle.meta as (args: object) => unknown)];
}

/** The shell also calls a page's meta after its loader failed. */
function metaProblems(meta: (args: object) => unknown): string[] {
  try {
    const returned = meta({ data: undefined, params: {}, url: new URL('https://www.example.com/') });
    if (!isObject(returned)) return [`\`handle.meta\` returns no object ${withoutData}`];
    return ['title', 'description']
      .filter((name) => typeof returned[name] !== 'string' || returned[name] === '')
      .map((name) => `\`handle.meta\` returns no ${name} ${withoutData}`);
  } catch (error) {
    return [`\`handle.meta\` throws "${(error as Error).message}" ${withoutData}`];
  }
}

const withoutData = 'when `data` is undefined because the loader failed. Handle that case.';

function fragmentProblems({ Component, load }: Record<string, unknown>): string[] {
  const problems: string[] = [];
  if (typeof Component !== 'function' && !(isObject(Component) && '$$typeof' in Component))
    problems.push('`Component` is missing. Set it to a React component.');
  if (load !== undefined && typeof load !== 'function')
    problems.push('`load` is not a function. Make it one, or leave it out.');
  return problems;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isListOfText(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
