import { marketingParameters } from '@site/contract/clients/marketing-parameters';
import { isContractCompatible } from '@site/contract/releases/contract-version';
import { sentParameter } from '@site/leads/sent-parameter';
import type { Serving } from '../releases/releases.ts';
import { ownershipOf, type PageRequest } from './page-request.ts';
import type { Generation } from './render-pool.ts';
import { isShellPath, unclaimedPath } from './shell-paths.ts';

/** The contracts in which routes name the parameters that they read. Before them, any parameter may count. */
const namesQuery = '>=2.1.0';

/**
 * Everything of a request that a page may depend on, e.g. `/case-study?industry=retail`. What the shell shows in place of
 * a page is the same at every address that a claim matches, and at every address that nobody claims.
 */
export function toPageKey({ request, serving }: Pick<PageRequest, 'request' | 'serving'>): string {
  const { pathname, searchParams } = new URL(request.url);
  const { set } = serving;
  const owner = ownershipOf(set).ownerOf(pathname);
  if (!owner || !set.releases[owner.remote]?.serverEntry) {
    const path = owner?.path ?? (isShellPath(pathname) ? pathname : unclaimedPath);
    return searchParams.has(sentParameter) ? `${path}?${sentParameter}` : path;
  }
  if (searchParams.size === 0) return pathname;
  const read = parametersOf(pathname, serving);
  for (const name of [...searchParams.keys()]) {
    if (marketingParameters.test(name) || (read && !read.includes(name))) searchParams.delete(name);
  }
  const query = searchParams.toString();
  return `${pathname}${query && `?${query}`}`;
}

/** The parameters that a page reads; undefined if nobody knows. */
function parametersOf(pathname: string, { set, renderer }: Serving<Pick<Generation, 'queries'>>) {
  const owner = ownershipOf(set).ownerOf(pathname);
  const release = owner && set.releases[owner.remote];
  if (!release || !isContractCompatible(namesQuery, release.contractVersion)) return undefined;
  return renderer.queries[`${owner.remote}/${owner.expose}`];
}

/** The request that a page is made from. */
export function fromPageKey(key: string, siteOrigin: string): Pick<PageRequest, 'request'> {
  return { request: new Request(new URL(key, siteOrigin)) };
}
