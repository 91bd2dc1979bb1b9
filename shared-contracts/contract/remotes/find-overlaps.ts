import type { Claims } from './claims.ts';

/**
 * Finds paths that two pages claim. `/a/:x` and `/a/b` do not overlap, because the static path wins.
 *
 * @param claims by remote
 * @returns one message for each overlap
 */
export function findOverlaps(claims: Readonly<Record<string, Claims>>): string[] {
  const all = Object.entries(claims).flatMap(([remote, { pages }]) =>
    Object.entries(pages).flatMap(([page, paths]) => paths.map((path) => ({ remote, page, path }))),
  );
  return all.flatMap((claim, position) =>
    all
      .slice(position + 1)
      .filter((other) => toShape(other.path) === toShape(claim.path))
      .map(
        (other) =>
          `${describe(claim)} and ${describe(other)} claim the same addresses. Change the path in the remote.ts of one.`,
      ),
  );
}

const toShape = (path: string) => path.toLowerCase().replace(/:[^/]+/g, ':');
const describe = ({ remote, page, path }: Record<string, string>) => `${remote} (${page}, ${path})`;
