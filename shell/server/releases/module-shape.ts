/**
 * What is wrong with the shape of a module that a remote exposes; nothing where it is as the contract has it
 * (`RemoteRoute` for `pages/…`, `RemoteFragment` for `fragments/…`).
 */
export function findShapeProblems(expose: string, module: Record<string, unknown>): string[] {
  const isPage = expose.startsWith('pages/');
  const name = isPage ? 'route' : 'fragment';
  const value = module[name];
  if (!isObject(value)) return [`${expose} does not export \`${name}\``];
  const problems = isPage ? routeProblems(value) : fragmentProblems(value);
  return problems.map((problem) => `${expose}: ${problem}`);
}

function routeProblems(route: Record<string, unknown>): string[] {
  const problems = fragmentProblems({ ...route, load: undefined });
  for (const name of ['loader', 'action', 'shouldRevalidate'] as const) {
    if (route[name] !== undefined && typeof route[name] !== 'function')
      problems.push(`its \`${name}\` is not a function`);
  }
  const handle = isObject(route.handle) ? route.handle : {};
  if (typeof handle.meta !== 'function')
    return [...problems, 'its `handle.meta` is missing, which gives title and description'];
  if (handle.fragments !== undefined && !isListOfText(handle.fragments))
    problems.push('its `handle.fragments` is not a list of names');
  return [...problems, ...metaProblems(handle.meta as (args: object) => unknown)];
}

/** A page's meta is asked also where its loader failed. */
function metaProblems(meta: (args: object) => unknown): string[] {
  try {
    const said = meta({ data: undefined, params: {}, url: new URL('https://www.example.com/') });
    if (!isObject(said)) return ['its `handle.meta` returns nothing where the loader failed'];
    return ['title', 'description']
      .filter((name) => typeof said[name] !== 'string' || said[name] === '')
      .map((name) => `its \`handle.meta\` has no ${name} where the loader failed`);
  } catch (error) {
    return [`its \`handle.meta\` throws where the loader failed: ${(error as Error).message}`];
  }
}

function fragmentProblems({ Component, load }: Record<string, unknown>): string[] {
  const problems: string[] = [];
  if (typeof Component !== 'function' && !(isObject(Component) && '$$typeof' in Component))
    problems.push('its `Component` is missing');
  if (load !== undefined && typeof load !== 'function') problems.push('its `load` is not a function');
  return problems;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isListOfText(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
