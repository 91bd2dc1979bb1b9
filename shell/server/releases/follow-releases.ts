import type { Release } from '@site/contract/releases/release';
import type { Log } from '@site/server/log';
import type { Trust } from '@site/server/signatures';
import type { Context } from 'hono';
import { createBringUp } from './bring-up.ts';
import { createCanaries } from './canaries.ts';
import { createChosenSets } from './chosen-versions.ts';
import { describeSet } from './describe-set.ts';
import { createDisk } from './disk.ts';
import { createFollowEntry } from './follow-entry.ts';
import { createFollowRegistry } from './follow-registry.ts';
import type { MirroredRelease, NamedRelease } from './mirror.ts';
import { settleSet } from './registry-owners.ts';
import { createRegistrySource } from './registry-source.ts';
import { type ReleaseMemory, rememberServed } from './release-memory.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseSet, Serving, SetRenderer } from './release-set.ts';
import { createService } from './service.ts';
import { createSetSwitch } from './set-switch.ts';
import { createTurns } from './turns.ts';
import { createWarnings } from './warnings.ts';

interface Options<Renderer extends SetRenderer> {
  registryUrl: string;
  mirrorDirectory: string;
  contractVersion: string;
  memory: ReleaseMemory;
  /** Whose signatures count; without it, none is asked for. */
  trust?: Trust | undefined;
  /** Tries a release in a process of its own. @throws ReleaseRefused */
  tryOut(candidate: MirroredRelease): Promise<void>;
  /** Loads a set; `isChosen` if a tester chose it. `mend` is to be called before its files are read. */
  open(set: ReleaseSet, isChosen: boolean, mend: () => Promise<void>): Promise<Renderer>;
  /** Called after each switch from one set to another. */
  onSwitched?(last: ReleaseSet, next: ReleaseSet): void;
  /** Called when a remote's canary has started or ended. */
  onCanary?(remote: string, isRunning: boolean): void;
  /** Whether testers may choose versions by address (`?remote=…`). */
  allowChosenVersions?: boolean;
  log: Log;
}

/**
 * Follows the registry. A new version joins what is served once it is mirrored, verified, tried and loaded. Until then,
 * and if any of that fails, the last good version stays.
 */
export async function followReleases<Renderer extends SetRenderer>(options: Options<Renderer>) {
  const { registryUrl, mirrorDirectory, memory, open, log } = options;
  const origin = new URL('.', registryUrl);
  const warnings = createWarnings(log);
  const registry = createRegistrySource({ registryUrl, trust: options.trust, warnings });
  const getRegistry = () => registry.last;
  const onPostponed = (remote: string, wait: number) => following.tryAgain(remote, wait);
  const bringUp = createBringUp({ ...options, origin, getRegistry, onPostponed });
  /** Releases for browsers only: their server files cannot be downloaded yet, and no earlier version can be served. */
  const browserOnly = new Map<string, Release>();
  /** When this shell began to serve the version of each remote, ISO 8601. */
  const servedSince = new Map<string, string>();
  const bringUpCanary = createBringUp({ ...options, origin, getRegistry, onPostponed });
  const candidates = [bringUp.candidates, bringUpCanary.candidates];
  const disk = createDisk({ origin, mirrorDirectory, memory, candidates, warnings });
  const sets = await createSetSwitch<Renderer>({
    describe: (releases) => describeSet(releases, { memory, registry: registry.last, browserOnly, origin }),
    open: (set, mirrored) => open(set, false, () => disk.mend(mirrored)),
    async onJoined(releases, last) {
      for (const release of releases) {
        rememberServed(memory, release);
        servedSince.set(release.remote, new Date().toISOString());
      }
      await disk.save();
      options.onSwitched?.(last, sets.serving.set);
      for (const { remote } of releases) await disk.prune(remote);
    },
    log,
  });
  const turnOf = createTurns();
  const service = createService({ memory, registry, bringUp, sets, turnOf, disk, warnings, log });
  const entries = createFollowEntry({ memory, bringUp, sets, service, disk, browserOnly, log });

  const canaries = createCanaries<Renderer>({
    origin,
    getRegistry,
    bringUp: bringUpCanary,
    getLive: () => sets.serving,
    open(set, mirrored) {
      const others = Object.keys(set.releases).flatMap((remote) => sets.releaseOf(remote) ?? []);
      return open(set, false, () => disk.mend([...others, ...mirrored]));
    },
    onChanged: (remote, isRunning) => options.onCanary?.(remote, isRunning),
    async save(remote) {
      await disk.save();
      await disk.prune(remote);
    },
    log,
  });
  const following = createFollowRegistry({ registry, ...entries, canaries, restate: sets.restate, turnOf, log });

  /** A version that was refused is not tried again because a tester chose it. */
  async function prepareChosen(named: NamedRelease): Promise<MirroredRelease> {
    const refusal = memory.refused[`${named.remote}@${named.version}`];
    if (refusal) throw new ReleaseRefused(refusal.reason);
    const release = await bringUp.prepare(named);
    await disk.prune(named.remote);
    return release;
  }

  const settle = (releases: ReleaseSet['releases'], absent: ReleaseSet['absent']) =>
    settleSet(releases, absent, { registry: registry.last, remembered: memory.claims });
  const chosen = options.allowChosenVersions
    ? createChosenSets<Renderer>({
        origin,
        prepare: prepareChosen,
        open: (set, mirrored) => open(set, true, () => disk.mend(mirrored)),
        settle,
        log,
      })
    : undefined;

  return {
    restore: service.restore,
    refresh: following.refresh,
    poll: following.poll,
    catchUp: following.catchUp,
    async withdraw(remote: string, version: string, reason: string): Promise<void> {
      if (!(await canaries.withdraw(remote, version, reason))) await service.withdraw(remote, version, reason);
    },
    /** The `release.json` of a version that this shell serves, to all visitors or to a share. */
    manifestOf(remote: string, version: string): Release | undefined {
      const served = [sets.releaseOf(remote), canaries.releaseOf(remote)];
      return served.find((release) => release?.version === version)?.release;
    },
    describeCanary: canaries.describe,
    count: canaries.count,
    servedSince: servedSince as ReadonlyMap<string, string>,
    /** The last registry that could be read. */
    get registry() {
      return registry.last;
    },
    /** Why it follows no newer registry; undefined while it can. */
    get registryProblem() {
      return registry.problem;
    },
    /** The latest version of each remote in the registry, and how far it has come. */
    candidates: bringUp.candidates,
    get serving(): Serving<Renderer> {
      return canaries.base;
    },
    /** The set that answers a request: one that a tester chose if that is allowed, a canary's, or the live one. */
    async forRequest(context: Context): Promise<Serving<Renderer>> {
      return (await chosen?.forRequest(context, sets.serving.set)) ?? canaries.forRequest(context);
    },
    /** What became of the versions that a tester chose; undefined if nobody may choose. */
    describeChosen: async (context: Context) => chosen?.describe(context, sets.serving.set),
    /** The versions of a remote that testers chose in this shell, and that passed its trial. */
    fitVersions: (remote: string) => chosen?.fitVersions(remote) ?? [],
    async close(): Promise<void> {
      following.close();
      await Promise.all([sets.serving.renderer.retire(), chosen?.close(), canaries.close()]);
    },
  };
}

/** The releases, as the rest of the shell sees them. */
export type Releases<Renderer extends SetRenderer> = Awaited<ReturnType<typeof followReleases<Renderer>>>;
