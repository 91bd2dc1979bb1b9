import { matchRoutes } from 'react-router-dom';
import { exposeOfFragment, exposeOfPage } from './exposes.ts';

/** What a release of a remote claims: paths by page id, and public fragment names by the folder that holds them. */
export interface Claims {
  pages: Readonly<Record<string, readonly string[]>>;
  fragments: Readonly<Record<string, string>>;
}

/** One claimed path. */
export interface PathClaim {
  remote: string;
  page: string;
  /** In React Router's syntax, e.g. `/case-study/:caseId`. */
  path: string;
  /** Every path of the same page. */
  paths: readonly string[];
  /** The module that the remote exposes for the page, e.g. `pages/case-study-detail`. */
  expose: string;
}

/** Finds the remote that owns a page or a fragment. */
export interface Ownership {
  /**
   * The page that answers a path, by React Router's own ranking: static segments win over parameters, so the order of
   * claims never matters. Upper and lower case count as the same, and a trailing slash is ignored.
   *
   * @returns undefined if no remote claims the path
   */
  ownerOf(pathname: string): PathClaim | undefined;
  /** The remote that owns a fragment and the module that exposes it; undefined if no remote claims it. */
  ownerOfFragment(name: string): { remote: string; expose: string } | undefined;
}

/**
 * Prepares the claims of all remotes for looking up owners.
 *
 * @param claims by remote
 */
export function createOwnership(claims: Readonly<Record<string, Claims>>): Ownership {
  const routes = Object.entries(claims).flatMap(([remote, { pages }]) =>
    Object.entries(pages).flatMap(([page, paths]) =>
      paths.map((path) => ({ path, claim: { remote, page, path, paths, expose: exposeOfPage(page) } })),
    ),
  );
  const fragments = new Map(
    Object.entries(claims).flatMap(([remote, claim]) =>
      Object.entries(claim.fragments).map(
        ([folder, name]) => [name, { remote, expose: exposeOfFragment(folder) }] as const,
      ),
    ),
  );
  return {
    // A path without parameters wins over all others, and most pages have one. Matching compiles every pattern.
    ownerOf: (pathname) =>
      (routes.find(({ path }) => path === pathname) ?? matchRoutes(routes, pathname)?.[0]?.route)?.claim,
    ownerOfFragment: (name) => fragments.get(name),
  };
}
