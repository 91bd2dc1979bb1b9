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
    const missing = ['title', 'description'].filter(
      (name) => typeof returned[name] !== 'string' || returned[name] === '',
    );
    const odd = Object.entries(optionalMeta).filter(([name, isRight]) => name in returned && !isRight(returned[name]));
    return [
      ...missing.map((name) => `\`handle.meta\` returns no ${name} ${withoutData}`),
      ...odd.map(
        ([name]) => `\`handle.meta\` returns \`${name}\` of another type than PageMeta has. Return what it says.`,
      ),
    ];
  } catch (error) {
    return [`\`handle.meta\` throws "${(error as Error).message}" ${withoutData}`];
  }
}

const isText = (value: unknown) => value === undefined || typeof value === 'string';
/** What else a page may say of itself, and whether it has the right type. */
const optionalMeta: Record<string, (value: unknown) => boolean> = {
  image: isText,
  type: isText,
  canonicalPath: isText,
  noIndex: (value) => value === undefined || typeof value === 'boolean',
  jsonLd: (value) => value === undefined || Array.isArray(value),
};

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
