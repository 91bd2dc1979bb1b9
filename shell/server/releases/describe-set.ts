import { isKnown, type Registry } from '@site/contract/releases/registry';
import type { Release } from '@site/contract/releases/release';
import type { MirroredRelease } from './mirror.ts';
import { knownClaims, settleSet } from './registry-owners.ts';
import type { ReleaseMemory } from './release-memory.ts';
import { type ReleaseSet, toServedRelease } from './release-set.ts';

interface Known {
  memory: ReleaseMemory;
  registry: Registry | undefined;
  /** Releases for browsers only: their server files cannot be downloaded yet, and no earlier version can be served. */
  browserOnly: ReadonlyMap<string, Release>;
  origin: URL;
}

/** Describes a set: the releases that are served, and what is known about the remotes without one. */
export function describeSet(
  releases: Readonly<Record<string, MirroredRelease>>,
  { memory, registry, browserOnly, origin }: Known,
): ReleaseSet {
  const served = Object.fromEntries(
    [...browserOnly.values(), ...Object.values(releases)].map(
      (release) => [release.remote, toServedRelease(release, origin)] as const,
    ),
  );
  const sources = { registry, remembered: memory.claims };
  const known = knownClaims(sources);
  const entries = Object.entries(registry?.remotes ?? {});
  return {
    ...settleSet(served, known, sources),
    isComplete:
      registry !== undefined &&
      entries.every(([remote, entry]) => !isKnown(entry) || remote in known || remote in served),
  };
}
