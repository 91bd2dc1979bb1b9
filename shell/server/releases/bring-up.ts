import { isContractCompatible, toContractRange } from '@site/contract/releases/contract-version';
import type { Registry } from '@site/contract/releases/registry';
import type { Release } from '@site/contract/releases/release';
import { findOverlaps } from '@site/contract/remotes/find-overlaps';
import type { Log } from '@site/server/log';
import type { Trust } from '@site/server/signatures';
import { type MirroredRelease, mirrorRelease, type NamedRelease } from './mirror.ts';
import { isSettled, knownClaims } from './registry-owners.ts';
import type { ReleaseMemory } from './release-memory.ts';
import { ReleaseRefused } from './release-refused.ts';

/** How far a version has come on its way to visitors. */
export type BringUpState = 'found' | 'verified' | 'tried' | 'serving' | 'refused' | 'withdrawn';

/** The version of a remote that the registry names, and how far it has come. */
export interface Candidate {
  version: string;
  /** When the registry made it live; tells a refusal from one that came before somebody asked for another try. */
  since?: string | undefined;
  state: BringUpState;
  /** Why it was refused or withdrawn, or could not be downloaded. */
  reason?: string;
  /** How often it was tried. */
  count: number;
  /** When to try again after a failed download, as a `Date.now()` timestamp; 0 if no download failed. */
  nextTry: number;
}

/** The part of a registry's entry that names a version. */
export interface NamedVersion {
  version: string;
  integrity: string;
  since?: string | undefined;
}

interface BringUpOptions {
  origin: URL;
  /** The last registry that could be read. */
  getRegistry(): Registry | undefined;
  mirrorDirectory: string;
  contractVersion: string;
  memory: ReleaseMemory;
  /** Whose signatures count; without it, none is asked for. */
  trust?: Trust | undefined;
  /** @throws ReleaseRefused */
  tryOut(candidate: MirroredRelease): Promise<void>;
  /** Called when a version has to be tried again, with the wait in milliseconds. */
  onPostponed?(remote: string, wait: number): void;
  log: Log;
}

/** The first wait after a failed download, and the longest, in milliseconds. */
const firstWait = 1_000;
const longestWait = 60_000;

/** Takes releases from found to tried. Remembers the ones it refused, and waits longer after each failed download. */
export function createBringUp(options: BringUpOptions) {
  const { origin, getRegistry, mirrorDirectory, contractVersion, memory, trust, tryOut, log } = options;
  const candidates = new Map<string, Candidate>();
  const manifests = new Map<string, Release>();

  /**
   * Mirrors, verifies and tries a release. Skips the trial if this version has passed it before.
   *
   * @throws ReleaseRefused if the release is bad; another Error if it cannot be downloaded right now
   */
  async function prepare(
    named: NamedRelease,
    onState: (state: BringUpState) => void = () => {},
  ): Promise<MirroredRelease> {
    const mirrored = await mirrorRelease(origin, mirrorDirectory, named, { onManifest: acceptManifest, trust });
    onState('verified');
    const name = `${named.remote}@${named.version}`;
    if (!memory.tried.includes(name)) {
      await tryOut(mirrored);
      memory.tried.push(name);
    }
    onState('tried');
    return mirrored;
  }

  function acceptManifest(release: Release): void {
    const { remote, pages, fragments, contractVersion: built } = release;
    const claims = { pages, fragments };
    const sources = { registry: getRegistry(), remembered: memory.claims };
    const others = isSettled(remote, claims, sources) ? {} : knownClaims(sources);
    const overlaps = findOverlaps({ ...others, [remote]: claims });
    if (overlaps.length > 0) throw new ReleaseRefused(overlaps.join(' '));
    memory.claims[remote] ??= claims;
    if (!isContractCompatible(release.contractRange ?? toContractRange(built), contractVersion)) {
      throw new ReleaseRefused(
        `It was built for contract ${built}, but this shell has ${contractVersion}. Rebuild it with the shell's version of @site/contract.`,
      );
    }
    // Earlier versions to fall back to, and those that testers chose, come this way, too.
    if (candidates.get(remote)?.version === release.version) manifests.set(remote, release);
  }

  /** Whether this version was refused or withdrawn, and nobody has made it live again since. */
  function isRefused(remote: string, { version, since = '' }: Pick<NamedVersion, 'version' | 'since'>): boolean {
    const refusal = memory.refused[`${remote}@${version}`];
    return refusal?.since === since;
  }

  function refuse(
    remote: string,
    { version, since = '' }: Pick<NamedVersion, 'version' | 'since'>,
    state: 'refused' | 'withdrawn',
    reason: string,
  ): void {
    const count = remember(remote, { version, since }, state, reason);
    candidates.set(remote, { version, since, state, reason, count, nextTry: 0 });
  }

  /**
   * Remembers that nothing may fall back to a version.
   *
   * @returns how often it was refused or withdrawn
   */
  function remember(
    remote: string,
    { version, since = '' }: Pick<NamedVersion, 'version' | 'since'>,
    state: 'refused' | 'withdrawn',
    reason: string,
  ): number {
    const name = `${remote}@${version}`;
    const count = (memory.refused[name]?.count ?? 0) + 1;
    delete memory.refused[name];
    memory.refused[name] = { state, since, reason, count };
    memory.tried = memory.tried.filter((tried) => tried !== name);
    log.error(
      { remote, version, state, reason },
      `${state === 'refused' ? 'Refused' : 'Withdrew'} ${remote}@${version}: ${reason}`,
    );
    return count;
  }

  /** Keeps a refusal in sight, also after a restart and while an earlier version is served. */
  function restateRefusal(remote: string, entry: NamedVersion): void {
    const refusal = memory.refused[`${remote}@${entry.version}`];
    if (!refusal || !isRefused(remote, entry)) return;
    const { state, reason, count } = refusal;
    candidates.set(remote, { version: entry.version, since: entry.since, state, reason, count, nextTry: 0 });
  }

  /**
   * Brings up the version that the registry names.
   *
   * @returns undefined if it is refused or cannot be downloaded right now
   */
  async function start(remote: string, entry: NamedVersion): Promise<MirroredRelease | undefined> {
    const { version, integrity, since } = entry;
    const known = candidates.get(remote);
    const before = known?.version === version ? known : { count: 0 };
    // Why it failed stays in sight while it is tried again.
    const candidate: Candidate = { ...before, version, since, state: 'found', count: before.count + 1, nextTry: 0 };
    candidates.set(remote, candidate);
    try {
      return await prepare({ remote, version, integrity }, (state) => {
        candidate.state = state;
      });
    } catch (error) {
      const reason = (error as Error).message;
      if (error instanceof ReleaseRefused) {
        refuse(remote, entry, 'refused', reason);
        return undefined;
      }
      postpone(remote, candidate, `Could not download ${remote}@${version}`, reason);
      return undefined;
    }
  }

  /** Has a version that is not to blame tried again, later each time. */
  function postpone(remote: string, candidate: Candidate, what: string, reason: string): void {
    const wait = Math.min(firstWait * 2 ** (candidate.count - 1), longestWait);
    Object.assign(candidate, { state: 'found', reason, nextTry: Date.now() + wait });
    log.warn({ remote, version: candidate.version, reason }, `${what}, retrying in ${wait} ms: ${reason}`);
    options.onPostponed?.(remote, wait);
  }

  return {
    candidates: candidates as ReadonlyMap<string, Candidate>,
    prepare,
    start,
    isRefused,
    /** Whether a version was ever refused or withdrawn, so that nothing falls back to it. */
    isUnfit: (remote: string, version: string) => `${remote}@${version}` in memory.refused,
    /** Whether a version has passed its trial, and was not refused or withdrawn since. */
    isFit: (remote: string, version: string) => memory.tried.includes(`${remote}@${version}`),
    forget: (remote: string) => candidates.delete(remote),
    refuse,
    /** Remembers that an earlier version cannot be served. The version that the registry names stays the candidate. */
    refuseEarlier: (remote: string, named: Pick<NamedVersion, 'version'>, reason: string) =>
      void remember(remote, named, 'refused', reason),
    /** For a version that was tried, but that the busy machine could not load yet. */
    postponeLoading(remote: string, { version }: NamedVersion, reason: string): void {
      const candidate = candidates.get(remote);
      if (candidate && candidate.version === version)
        postpone(remote, candidate, `Could not load ${remote}@${version}`, reason);
    },
    restateRefusal,
    /** The verified `release.json` of a candidate whose other files could not be downloaded yet. */
    manifestOf(remote: string, version: string): Release | undefined {
      const release = manifests.get(remote);
      const isOnItsWay = candidates.get(remote)?.state === 'found';
      return isOnItsWay && release?.version === version ? release : undefined;
    },
    /** Whether it is too early to try again. */
    isWaiting: (remote: string, version: string) => {
      const known = candidates.get(remote);
      return known?.version === version && Date.now() < known.nextTry;
    },
    markServing(remote: string, version: string) {
      const known = candidates.get(remote);
      if (known?.version === version && known.state === 'serving') return;
      candidates.set(remote, { version, state: 'serving', count: candidates.get(remote)?.count ?? 1, nextTry: 0 });
    },
  };
}

export type BringUp = ReturnType<typeof createBringUp>;
