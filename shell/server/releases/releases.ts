import { isKnown, isLive, type LiveEntry, type RegistryEntry } from '@site/contract/releases/registry';
import type { Release } from '@site/contract/releases/release';
import type { Log } from '@site/server/log';
import type { Context } from 'hono';
import pLimit, { type LimitFunction } from 'p-limit';
import { createBringUp, type NamedVersion } from './bring-up.ts';
import { createChosenSets } from './chosen-versions.ts';
import { describeSet } from './describe-set.ts';
import type { MirroredRelease, NamedRelease } from './mirror.ts';
import { pruneMirror } from './prune-mirror.ts';
import { settleSet } from './registry-owners.ts';
import { createRegistrySource } from './registry-source.ts';
import { type ReleaseMemory, rememberServed, writeMemory } from './release-memory.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseSet, Serving, SetRenderer } from './release-set.ts';
import { RendererNotStarted } from './renderer-not-started.ts';
import { createSetSwitch } from './set-switch.ts';
import { createWarnings } from './warnings.ts';

export { digestBuild } from './build-digest.ts';
export { type Charge, createCharges } from './charges.ts';
export { describeServed } from './describe-served.ts';
export { readMemory } from './release-memory.ts';
export { changedRemotes, isDevServer, type ReleaseSet, type Serving } from './release-set.ts';
export { RendererNotStarted } from './renderer-not-started.ts';
export { tryRelease } from './trial.ts';

interface Options<Renderer extends SetRenderer> {
  registryUrl: string;
  mirrorDirectory: string;
  contractVersion: string;
  memory: ReleaseMemory;
  /** Tries a release in a process of its own. @throws ReleaseRefused */
  tryOut(candidate: MirroredRelease): Promise<void>;
  /** Loads a set; `isChosen` if a tester chose it. */
  open(set: ReleaseSet, isChosen: boolean): Promise<Renderer>;
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
  const registry = createRegistrySource(registryUrl, warnings);
  const bringUp = createBringUp({ ...options, origin, getRegistry: () => registry.last });
  /** Releases for browsers only: their server files cannot be downloaded yet, and no earlier version can be served. */
  const browserOnly = new Map<string, Release>();
  /** What is done to a remote is done one after the other. */
  const turns = new Map<string, LimitFunction>();
  /** When this shell began to serve the version of each remote, ISO 8601. */
  const servedSince = new Map<string, string>();
  const sets = await createSetSwitch<Renderer>({
    describe: (releases) => describeSet(releases, { memory, registry: registry.last, browserOnly, origin }),
    open: (set) => open(set, false),
    async onJoined(releases, last) {
      for (const release of releases) {
        rememberServed(memory, release);
        servedSince.set(release.remote, new Date().toISOString());
      }
      await save();
      options.onSwitched?.(last, sets.serving.set);
      for (const { remote } of releases) await prune(remote);
    },
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

  function turnOf(remote: string): LimitFunction {
    const turn = turns.get(remote) ?? pLimit(1);
    turns.set(remote, turn);
    return turn;
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
    await save();
    log.info({ remote }, `${isKnown(entry) ? 'Withdrew' : 'Removed'} ${remote} from the site.`);
  }

  async function followLive(remote: string, entry: LiveEntry): Promise<void> {
    if (sets.releaseOf(remote)?.version === entry.version) return bringUp.markServing(remote, entry.version);
    if (!bringUp.isRefused(remote, entry) && !bringUp.isWaiting(remote, entry.version)) {
      const release = await bringUp.start(remote, entry);
      if (release && (await serve(release, entry))) return;
      await save();
    }
    if (!sets.releaseOf(remote)) await serveLastGood(remote, entry);
    bringUp.restateRefusal(remote, entry);
    await leaveToBrowsers(remote, sets.releaseOf(remote) ? undefined : bringUp.manifestOf(remote, entry.version));
  }

  async function leaveToBrowsers(remote: string, release: Release | undefined): Promise<void> {
    if (browserOnly.get(remote)?.version === release?.version) return;
    if (release) browserOnly.set(remote, release);
    else browserOnly.delete(remote);
    if (!sets.releaseOf(remote)) await sets.restate();
  }

  /** @returns whether it is served now */
  async function serve(release: MirroredRelease, entry: NamedVersion | undefined): Promise<boolean> {
    const { remote, version } = release;
    const named = registry.last?.remotes[remote];
    if (named && !isLive(named)) return false;
    const failure = await sets.change(remote, release);
    if (failure) {
      const reason = `It passed its trial, but the renderer threads could not load it: "${failure.message}" Make it live again to retry.`;
      if (entry && failure instanceof RendererNotStarted) bringUp.postponeLoading(remote, entry, failure.message);
      else if (entry) bringUp.refuse(remote, entry, 'refused', reason);
      return false;
    }
    // Somebody may have taken it off the site in the meantime.
    if (sets.releaseOf(remote) !== release) return false;
    bringUp.markServing(remote, version);
    log.info({ remote, version, state: 'serving' }, `Serving ${remote}@${version}.`);
    return true;
  }

  /** Serves the first earlier version that can be served: those that served before, then those that were live before. */
  async function serveLastGood(remote: string, entry: Pick<LiveEntry, 'version' | 'history'>): Promise<void> {
    const last = memory.served[remote];
    const known = new Map<string, NamedRelease>();
    for (const { version, integrity } of [last, last?.before, ...entry.history].filter((one) => one !== undefined)) {
      if (version !== entry.version && !bringUp.isUnfit(remote, version))
        known.set(version, { remote, version, integrity });
    }
    for (const named of known.values()) {
      try {
        if (await serve(await bringUp.prepare(named), undefined)) return;
      } catch (error) {
        const name = `${remote}@${named.version}`;
        if (error instanceof ReleaseRefused) bringUp.refuse(remote, named, 'refused', error.message);
        warnings.warn(name, `Could not fall back to ${name}: ${(error as Error).message}`);
      }
    }
  }

  async function prune(remote: string): Promise<void> {
    const served = memory.served[remote];
    const needed = [served, served?.before, bringUp.candidates.get(remote)].flatMap((one) => one?.version ?? []);
    await pruneMirror(mirrorDirectory, remote, needed).catch((error: Error) =>
      warnings.warn('mirror', `Could not delete old versions of ${remote} from disk: ${error.message}`),
    );
  }

  async function save(): Promise<void> {
    await writeMemory(mirrorDirectory, memory).catch((error: Error) =>
      warnings.warn('memory', `Could not save what is served, so a restart will not know it: ${error.message}`),
    );
  }

  /** Replaces a harmful version with the last good one. */
  async function withdraw(remote: string, version: string, reason: string): Promise<void> {
    await turnOf(remote)(async () => {
      const release = sets.releaseOf(remote);
      if (release?.version !== version) return;
      const entry = registry.last?.remotes[remote];
      const live = isLive(entry) ? entry : { ...release, since: undefined, history: [] };
      bringUp.refuse(remote, { ...live, version }, 'withdrawn', reason);
      const before = memory.served[remote]?.before;
      if (before) memory.served[remote] = before;
      else delete memory.served[remote];
      await serveLastGood(remote, live);
      if (sets.releaseOf(remote)?.version === version) await sets.change(remote, 'remove');
      await save();
    });
  }

  /** Serves what served before the restart, without waiting for the registry. */
  async function restore(): Promise<void> {
    await Promise.all(
      Object.entries(memory.served).map(([remote, { version, integrity }]) =>
        turnOf(remote)(async () => {
          const release = await bringUp.prepare({ remote, version, integrity }).catch((error: Error) => {
            log.warn(
              { remote, version },
              `Could not restore ${remote}@${version}, which was served last: ${error.message}`,
            );
          });
          if (release) await serve(release, undefined);
        }),
      ),
    );
  }

  /** A version that was refused is not tried again because a tester chose it. */
  async function prepareChosen(named: NamedRelease): Promise<MirroredRelease> {
    const refusal = memory.refused[`${named.remote}@${named.version}`];
    if (refusal) throw new ReleaseRefused(refusal.reason);
    const release = await bringUp.prepare(named);
    await prune(named.remote);
    return release;
  }

  const settle = (releases: ReleaseSet['releases'], absent: ReleaseSet['absent']) =>
    settleSet(releases, absent, { registry: registry.last, remembered: memory.claims });
  const chosen = options.allowChosenVersions
    ? createChosenSets<Renderer>({ origin, prepare: prepareChosen, open: (set) => open(set, true), settle, log })
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
