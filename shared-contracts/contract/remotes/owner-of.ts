import { matchRoutes } from 'react-router-dom';
import { exposeOfFragment } from './exposes.ts';
import { type FragmentName, ownership, type PathClaim, pathClaims, type RemoteName } from './remotes.ts';

const routes = pathClaims().map((claim) => ({ path: claim.path, claim }));

/**
 * Finds the page for a path (spec section 2) with React Router's own ranking: static segments win over parameters, so
 * the order of the table does not matter. Ignores case and a trailing slash.
 *
 * @param pathname the path of a URL, e.g. `/case-study/acme`
 * @returns `undefined` if the path belongs to the shell
 */
export function ownerOf(pathname: string): PathClaim | undefined {
  return matchRoutes(routes, pathname)?.[0]?.route.claim;
}

/** Finds the remote that owns a fragment, and the module that exposes it. */
export function ownerOfFragment(name: FragmentName): { remote: RemoteName; expose: string } {
  for (const [remote, { fragments }] of Object.entries(ownership)) {
    const folder = Object.entries(fragments).find(([, publicName]) => publicName === name)?.[0];
    if (folder) return { remote: remote as RemoteName, expose: exposeOfFragment(folder) };
  }
  throw new Error(`No remote owns the fragment "${name}". Claim it in @site/contract/remotes/remotes.ts.`);
}
