import { isKnown, type Registry, type RegistryEntry } from '@site/contract/releases/registry';
import { claimsIn, ownersIn } from '@site/contract/releases/registry-claims';
import { assignOwners, type Conflict, toClaimKeys } from '@site/contract/remotes/assign-owners';
import type { Claims } from '@site/contract/remotes/claims';
import { findOverlaps } from '@site/contract/remotes/find-overlaps';
import { toPathShape } from '@site/contract/remotes/path-shape';
import { readManifest } from './read-manifest.ts';
import type { RegistryUpdate } from './registry-file.ts';
import { releaseCommand } from './release-command.ts';

interface Admission {
  remote: string;
  entry: RegistryEntry;
  /** Paths and fragments to take over from the remotes that own them. */
  take?: readonly string[];
  /** Whether this version was never live. An earlier one is not refused for what has moved to another team since. */
  isNew?: boolean;
}

/**
 * Decides who owns which path and fragment once a remote's entry changes. What several releases claim stays with its
 * owner, unless it is taken over.
 *
 * @returns the changed entries, with the claims that count
 * @throws an Error that names both remotes if a new version claims what another one owns
 */
export async function admit(
  releasesDirectory: string,
  registry: Registry,
  { remote, entry, take = [], isNew = false }: Admission,
): Promise<RegistryUpdate> {
  const next = { ...registry.remotes, [remote]: entry };
  const claimed = await readClaims(releasesDirectory, next);
  const taken = new Set(take.map(toKey));
  const own = claimed[remote];
  for (const wanted of take) {
    if (!own || !toClaimKeys(own).includes(toKey(wanted)))
      throw new Error(`${remote} cannot take ${wanted}, because its build does not claim it. Add it to remote.ts.`);
  }
  const overlaps = isNew && own ? findOverlaps({ [remote]: own }) : [];
  if (overlaps.length > 0) throw new Error(overlaps.join(' '));
  const owners = ownersIn(claimsIn(registry, claimed));
  const { claims, conflicts } = assignOwners(claimed, (key, remotes) => {
    const choices = [taken.has(key) ? remote : undefined, registry.moved[key], owners.get(key)];
    return choices.find((choice) => choice !== undefined && remotes.includes(choice));
  });
  const lost = conflicts.filter(({ remotes, owner }) => remotes.includes(remote) && owner !== remote);
  if (isNew && lost.length > 0) throw new Error(lost.map((conflict) => toRefusal(remote, conflict)).join('\n'));
  const moved = Object.fromEntries(conflicts.flatMap(({ key, owner }) => (owner ? [[key, owner]] : [])));
  const changed = Object.entries(next).filter(([name]) => name === remote || isChanged(registry, claims, name));
  return {
    moved,
    remotes: Object.fromEntries(
      changed.map(([name, known]) => [name, isKnown(known) ? { ...known, claims: claims[name] } : known]),
    ),
  };
}

function toKey(pathOrFragment: string): string {
  return pathOrFragment.startsWith('/') ? toPathShape(pathOrFragment) : pathOrFragment;
}

/** What the releases of all entries claim. One whose manifest cannot be read claims what the registry says. */
async function readClaims(releasesDirectory: string, entries: Registry['remotes']): Promise<Record<string, Claims>> {
  const claims = await Promise.all(
    Object.entries(entries).map(async ([remote, entry]) => {
      if (!isKnown(entry)) return [];
      const release = await readManifest(releasesDirectory, remote, entry.version);
      const claimed = release ? { pages: release.pages, fragments: release.fragments } : entry.claims;
      return claimed ? [[remote, claimed] as const] : [];
    }),
  );
  return Object.fromEntries(claims.flat());
}

function toRefusal(remote: string, { key, remotes, owner }: Conflict): string {
  const other = owner ?? remotes.find((name) => name !== remote);
  return `${other} owns ${key}, and this build of ${remote} claims it too. Remove it from the remote.ts of one of them, or move it to ${remote} in one step: ${releaseCommand(remote, `--take ${key}`)}`;
}

function isChanged(registry: Registry, claims: Record<string, Claims>, remote: string): boolean {
  const entry = registry.remotes[remote];
  return isKnown(entry) && JSON.stringify(entry.claims) !== JSON.stringify(claims[remote]);
}
