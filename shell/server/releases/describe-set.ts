import type { Release } from '@site/contract/releases/release';
import type { MirroredRelease } from './mirror.ts';
import type { RegistrySource } from './registry-source.ts';
import type { ReleaseMemory } from './release-memory.ts';
import { type ReleaseSet, toServedRelease } from './release-set.ts';

interface Known {
  memory: ReleaseMemory;
  registry: Pick<RegistrySource, 'last'>;
  /** Releases for browsers only: their server files cannot be downloaded yet, and no earlier version can be served. */
  browserOnly: ReadonlyMap<string, Release>;
  origin: URL;
}

/** Describes a set: the releases that are served, and what is known about the remotes without one. */
export function describeSet(
  releases: Readonly<Record<string, MirroredRelease>>,
  { memory, registry, browserOnly, origin }: Known,
): ReleaseSet {
  const served = [...browserOnly.values(), ...Object.values(releases)].map(
    (release) => [release.remote, toServedRelease(release, origin)] as const,
  );
  const names = new Set(served.map(([remote]) => remote));
  const entries = Object.entries(registry.last?.remotes ?? {});
  return {
    releases: Object.fromEntries(served),
    absent: Object.fromEntries(Object.entries(memory.claims).filter(([remote]) => !names.has(remote))),
    isComplete:
      registry.last !== undefined && entries.every(([remote, entry]) => 'removed' in entry || remote in memory.claims),
  };
}
