import { type PathClaim, pathClaims, type RemoteOwnership } from './remotes.ts';

/**
 * Paths that two pages claim, as sentences that name both. `/a/:x` and `/a/b` do not overlap: the static one wins.
 *
 * @returns an empty list where every path has one owner
 */
export function findOverlaps(claims: Record<string, RemoteOwnership>): string[] {
  const all = pathClaims(claims);
  return all.flatMap((claim, position) =>
    all
      .slice(position + 1)
      .filter((other) => shape(other) === shape(claim))
      .map((other) => `${describe(claim)} and ${describe(other)} claim the same addresses; one has to give way.`),
  );
}

const shape = ({ path }: PathClaim) => path.toLowerCase().replace(/:[^/]+/g, ':');
const describe = ({ remote, page, path }: PathClaim) => `${remote} (${page}, ${path})`;
