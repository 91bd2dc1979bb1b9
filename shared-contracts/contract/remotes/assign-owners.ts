import type { Claims } from './claims.ts';
import { toPathShape } from './path-shape.ts';

/** A path or fragment that several remotes claim, and the one that owns it; undefined if nobody said which. */
export interface Conflict {
  /** The fragment's name, or the shape of the path. */
  key: string;
  remotes: string[];
  owner: string | undefined;
}

/**
 * Gives every claimed path and fragment to one remote.
 *
 * @param claimed by remote
 * @param choose picks the owner of what several remotes claim
 * @returns what each remote owns. What nobody was chosen for goes to the remote that comes first.
 */
export function assignOwners(
  claimed: Readonly<Record<string, Claims>>,
  choose: (key: string, remotes: readonly string[]) => string | undefined,
): { claims: Record<string, Claims>; conflicts: Conflict[] } {
  const claimants = new Map<string, string[]>();
  for (const [remote, claims] of Object.entries(claimed)) {
    for (const key of new Set(toClaimKeys(claims))) claimants.set(key, [...(claimants.get(key) ?? []), remote]);
  }
  const conflicts = [...claimants]
    .filter(([, remotes]) => remotes.length > 1)
    .map(([key, remotes]) => ({ key, remotes, owner: choose(key, remotes) }));
  const owners = new Map(conflicts.map(({ key, remotes, owner }) => [key, owner ?? remotes[0]]));
  const claims = Object.fromEntries(
    Object.entries(claimed).map(([remote, own]) => [
      remote,
      without(own, (key) => (owners.get(key) ?? remote) !== remote),
    ]),
  );
  return { claims, conflicts };
}

/** The keys of everything that a remote claims: the same for two remotes that claim the same addresses or fragment. */
export function toClaimKeys({ pages, fragments }: Claims): string[] {
  return [...Object.values(pages).flat().map(toPathShape), ...Object.values(fragments)];
}

function without({ pages, fragments }: Claims, isLost: (key: string) => boolean): Claims {
  return {
    pages: Object.fromEntries(
      Object.entries(pages)
        .map(([page, paths]) => [page, paths.filter((path) => !isLost(toPathShape(path)))] as const)
        .filter(([, paths]) => paths.length > 0),
    ),
    fragments: Object.fromEntries(Object.entries(fragments).filter(([, name]) => !isLost(name))),
  };
}
