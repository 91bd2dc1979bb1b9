import type { Claims } from './claims.ts';
import { toPathShape } from './path-shape.ts';

/**
 * Finds paths that two pages claim, and fragment names that two remotes claim. `/a/:x` and `/a/b` do not overlap, because the static path wins.
 *
 * @param claims by remote
 * @returns one message for each overlap
 */
export function findOverlaps(claims: Readonly<Record<string, Claims>>): string[] {
  const remotes = Object.entries(claims);
  const paths = remotes.flatMap(([remote, { pages }]) =>
    Object.entries(pages).flatMap(([page, list]) =>
      list.map((path) => ({ name: `${remote} (${page}, ${path})`, key: toPathShape(path) })),
    ),
  );
  const fragments = remotes.flatMap(([remote, claim]) =>
    Object.entries(claim.fragments).map(([folder, key]) => ({ name: `${remote} (${folder}, ${key})`, key })),
  );
  return [
    ...findPairs(paths).map((pair) => `${pair} claim the same addresses. Change the path in the remote.ts of one.`),
    ...findPairs(fragments).map((pair) => `${pair} claim the same fragment. Change its name in the remote.ts of one.`),
  ];
}

/** Names every two claims that have the same key. */
function findPairs(claims: readonly { name: string; key: string }[]): string[] {
  return claims.flatMap(({ name, key }, position) =>
    claims
      .slice(position + 1)
      .filter((other) => other.key === key)
      .map((other) => `${name} and ${other.name}`),
  );
}
