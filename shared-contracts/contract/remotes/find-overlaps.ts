import { type PathClaim, pathClaims, type RemoteOwnership } from './remotes.ts';

/**
 * Finds paths that two pages claim. `/a/:x` and `/a/b` do not overlap, because the static path wins.
 *
 * @returns a sentence for each overlap
 */
export function findOverlaps(claims: Record<string, RemoteOwnership>): string[] {
  const all = pathClaims(claims);
  return all.flatMap((claim, position) =>
    all
      .slice(position + 1)
      .filter((other) => shape(other) === shape(claim))
      .map(
        (other) =>
          `${describe(claim)} and ${describe(other)} claim the same path. Give it to one of them in @site/contract/remotes/remotes.ts.`,
      ),
  );
}

const shape = ({ path }: PathClaim) => path.toLowerCase().replace(/:[^/]+/g, ':');
const describe = ({ remote, page, path }: PathClaim) => `${remote} (${page}, ${path})`;
