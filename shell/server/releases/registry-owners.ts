import { isLive, type Registry } from '@site/contract/releases/registry';
import { claimsIn, ownersIn } from '@site/contract/releases/registry-claims';
import { assignOwners } from '@site/contract/remotes/assign-owners';
import type { Claims } from '@site/contract/remotes/claims';
import { byName, type ReleaseSet } from './release-set.ts';

interface Sources {
  registry: Registry | undefined;
  /** What is known about remotes whose entry does not say it, because it is of the first format. */
  remembered: Readonly<Record<string, Claims>>;
}

/** What each remote owns, as far as it is known. */
export function knownClaims({ registry, remembered }: Sources): Record<string, Claims> {
  return registry ? claimsIn(registry, remembered) : { ...remembered };
}

/** Whether the registry says who owns what a release and another remote claim. */
export function isSettled(remote: string, claims: Claims, sources: Sources): boolean {
  const { conflicts } = assignOwners({ ...knownClaims(sources), [remote]: claims }, chooser(sources));
  return conflicts.every(({ remotes, owner }) => owner !== undefined || !remotes.includes(remote));
}

/**
 * Gives every path and fragment of a set to the remote that owns it by the registry. While that one has no version to
 * serve, it stays with another one that does.
 */
export function settleSet(
  releases: ReleaseSet['releases'],
  absent: ReleaseSet['absent'],
  sources: Sources,
): Pick<ReleaseSet, 'releases' | 'absent'> {
  // In one order, whichever arrived first: shells that serve the same make the same pages.
  const served = Object.entries(releases).sort(byName);
  const without = Object.entries(absent)
    .filter(([remote]) => !(remote in releases))
    .sort(byName);
  const claimed = Object.fromEntries(
    [...served.map(([remote, { claims }]) => [remote, claims] as const), ...without].sort(byName),
  );
  const ownerOf = chooser(sources);
  const { claims } = assignOwners(claimed, (key, remotes) => {
    const owner = ownerOf(key, remotes);
    const isAbsent = owner === undefined || (!(owner in releases) && isLive(sources.registry?.remotes[owner]));
    return isAbsent ? (remotes.find((remote) => remote in releases) ?? owner) : owner;
  });
  const none = { pages: {}, fragments: {} };
  return {
    releases: Object.fromEntries(
      served.map(([remote, release]) => [remote, { ...release, claims: claims[remote] ?? none }]),
    ),
    absent: Object.fromEntries(without.map(([remote]) => [remote, claims[remote] ?? none])),
  };
}

function chooser({ registry }: Sources) {
  const owners = ownersIn(registry ? claimsIn(registry) : {});
  return (key: string, remotes: readonly string[]) => remotes.find((remote) => owners.get(key) === remote);
}
