import { isKnown, isLive, type LiveEntry, type RegistryEntry } from '@site/contract/releases/registry';
import type { Release } from '@site/contract/releases/release';
import type { Log } from '@site/server/log';
import type { Trust } from '@site/server/signatures';
import type { Context } from 'hono';
import { createBringUp } from './bring-up.ts';
import { createChosenSets } from './chosen-versions.ts';
import { describeSet } from './describe-set.ts';
import { createDisk } from './disk.ts';
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
  const bringUp = createBringUp({ ...options, origin, getRegistry: () => registry.last });
  /** Releases for browsers only: their server files cannot be downloaded yet, and no earlier version can be served. */
  const browserOnly = new Map<string, Release>();
  /** When this shell began to serve the version of each remote, ISO 8601. */
  const servedSince = new Map<string, string>();
  const disk = createDisk({ origin, mirrorDirectory, memory, candidates: bringUp.candidates, warnings });
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
  const { serve, fallBack, withdraw, restore } = createService({
    memory,
    registry,
    bringUp,
    sets,
    turnOf,
    disk,
    warnings,
    log,
  });

  /**
   * Reads the registry and brings up what it names.
   *
   * @returns whether the registry could be read
   */
  async function refresh(): Promise<boolean> {
    const isRead = await registry.read();
    await followAll();
    return isRead;
  }

  /** The same without waiting for what it brings up, so that one slow release holds up no other. */
  async function poll(): Promise<boolean> {
    const isRead = await registry.read();
    void followAll();
    return isRead;
  }

  async function followAll(): Promise<void> {
    const entries = Object.entries(registry.last?.remotes ?? {});
    await Promise.all(entries.map(([remote, entry]) => follow(remote, entry)));
    await sets.restate();
  }

  async function follow(remote: string, entry: RegistryEntry): Promise<void> {
    const turn = turnOf(remote);
    try {
      // Taking a remote off the site does not wait for the trial of one of its versions.
      if (!isLive(entry)) await takeOff(remote, entry);
      else if (turn.activeCount + turn.pendingCount === 0) await turn(() => followLive(remote, entry));
    } catch (error) {
      log.error({ remote, err: error }, `Could not bring up ${remote}: ${(error as Error).message}`);
    }
  }

  /** A withdrawn remote keeps its paths, one that was removed does not. */
  async function takeOff(remote: string, entry: RegistryEntry): Promise<void> {
    const isServed = sets.releaseOf(remote) !== undefined || browserOnly.has(remote);
    if (!isServed && !(remote in memory.served) && (isKnown(entry) || !(remote in memory.claims))) return;
    delete memory.served[remote];
    if (!isKnown(entry)) delete memory.claims[remote];
    browserOnly.delete(remote);
    bringUp.forget(remote);
    await sets.takeOff(remote);
    await disk.save();
    log.info({ remote }, `${isKnown(entry) ? 'Withdrew' : 'Removed'} ${remote} from the site.`);
  }

  async function followLive(remote: string, entry: LiveEntry): Promise<void> {
    if (sets.releaseOf(remote)?.version === entry.version) return bringUp.markServing(remote, entry.version);
    if (!bringUp.isRefused(remote, entry) && !bringUp.isWaiting(remote, entry.version)) {
      const release = await bringUp.start(remote, entry);
      if (release && (await serve(release, entry))) return;
      await disk.save();
      await disk.prune(remote);
    }
    if (!sets.releaseOf(remote)) await fallBack(remote, entry);
    bringUp.restateRefusal(remote, entry);
    await leaveToBrowsers(remote, sets.releaseOf(remote) ? undefined : bringUp.manifestOf(remote, entry.version));
  }

  async function leaveToBrowsers(remote: string, release: Release | undefined): Promise<void> {
    if (browserOnly.get(remote)?.version === release?.version) return;
    if (release) browserOnly.set(remote, release);
    else browserOnly.delete(remote);
    if (!sets.releaseOf(remote)) await sets.restate();
  }

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
        open: (set) => open(set, true, async () => {}),
        settle,
        log,
      })
    : undefined;

  return {
    restore,
    refresh,
    poll,
    withdraw,
    servedSince: servedSince as ReadonlyMap<string, string>,
    /** The last registry that could be read. */
    get registry() {
      return registry.last;
    },
    /** The latest version of each remote in the registry, and how far it has come. */
    candidates: bringUp.candidates,
    get serving(): Serving<Renderer> {
      return sets.serving;
    },
    /** The set that answers a request: the live one, or one that a tester chose if that is allowed. */
    async forRequest(context: Context): Promise<Serving<Renderer>> {
      return (await chosen?.forRequest(context, sets.serving.set)) ?? sets.serving;
    },
    async close(): Promise<void> {
      await Promise.all([sets.serving.renderer.retire(), chosen?.close()]);
    },
  };
}

/** The releases, as the rest of the shell sees them. */
export type Releases<Renderer extends SetRenderer> = Awaited<ReturnType<typeof followReleases<Renderer>>>;
