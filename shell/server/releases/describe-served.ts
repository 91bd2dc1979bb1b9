import { randomUUID } from 'node:crypto';
import { isKnown, isLive, type Registry, type RegistryEntry } from '@site/contract/releases/registry';
import type { Candidate } from './bring-up.ts';
import type { ReleaseSet } from './release-set.ts';

interface Following {
  serving: { set: ReleaseSet };
  candidates: ReadonlyMap<string, Candidate>;
  registry: Registry | undefined;
  registryProblem: string | undefined;
  servedSince: ReadonlyMap<string, string>;
  describeCanary(remote: string): object | undefined;
}

/** Tells this shell from others, because one may be reached by several addresses. */
const shell = randomUUID();

/**
 * What this shell serves. For each remote its `version` or null, its `state`, `since` when this shell serves it, and the
 * version that it `refused` with the reason. During a canary, the same about its candidate. `registryProblem`, if it cannot follow the registry.
 */
export function describeServed(releases: Following) {
  const { serving, candidates, registry, registryProblem } = releases;
  const names = new Set([
    ...Object.keys(registry?.remotes ?? {}),
    ...Object.keys(serving.set.releases),
    ...candidates.keys(),
  ]);
  const remotes = Object.fromEntries([...names].sort().map((remote) => [remote, describe(remote, releases)]));
  return { shell, revision: registry?.revision ?? null, registryProblem, remotes };
}

function describe(remote: string, { serving, candidates, registry, servedSince, describeCanary }: Following) {
  const version = serving.set.releases[remote]?.version ?? null;
  const candidate = candidates.get(remote);
  const isRefused = candidate?.state === 'refused' || candidate?.state === 'withdrawn';
  return {
    version,
    state: toState(version, registry?.remotes[remote]),
    ...(version && { since: servedSince.get(remote) }),
    ...(isRefused && {
      refused: {
        version: candidate.version,
        state: candidate.state,
        reason: candidate.reason,
        since: candidate.since,
      },
    }),
    canary: describeCanary(remote),
  };
}

/** `withdrawn` and `removed` by a person, or else whether there is a version to serve. */
function toState(version: string | null, entry: RegistryEntry | undefined): string {
  if (entry && !isLive(entry)) return isKnown(entry) ? 'withdrawn' : 'removed';
  return version ? 'serving' : 'missing';
}
