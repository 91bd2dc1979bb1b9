import type { LiveEntry, ReadRegistry, RegistryEntry } from '@site/contract/releases/registry';
import type { Release } from '@site/contract/releases/release';
import type { Log } from '@site/server/log';
import type { Context } from 'hono';
import { createBringUp } from './bring-up.ts';
import { createChosenSets } from './chosen-versions.ts';
import type { MirroredRelease, NamedRelease } from './mirror.ts';
import { createRegistrySource } from './registry-source.ts';
import { type ReleaseMemory, writeMemory } from './release-memory.ts';
import { type ReleaseSet, type Serving, type SetRenderer, toServedRelease } from './release-set.ts';

export { digestBuild } from './build-digest.ts';
export { type Charge, createCharges } from './charges.ts';
export { readMemory } from './release-memory.ts';
export { isDevServer, type ReleaseSet, type Serving } from './release-set.ts';
export { tryRelease } from './trial.ts';

interface Options<Renderer extends SetRenderer> {
  registryUrl: string;
  mirrorDirectory: string;
  contractVersion: string;
  memory: ReleaseMemory;
  /** Tries a release in a process of its own. @throws ReleaseRefused */
  tryOut(candidate: MirroredRelease): Promise<void>;
  /** Loads a set; `isChosen` where a tester chose it. */
  open(set: ReleaseSet, isChosen: boolean): Promise<Renderer>;
  /** Testers choose versions by address (`?remote=…`). */
  allowChosenVersions?: boolean;
  log: Log;
}

/** What happens to a remote in the next set; `restate` opens the same releases again, with what is known of them by now. */
type Change = MirroredRelease | 'remove' | 'restate';

/**
 * Follows the registry. What is served changes as a whole, from one set of releases to the next: a new version joins
 * only when it is mirrored, verified, tried and loaded. Until then, and where anything of that fails, the last version
 * that served goes on.
 */
export async function followReleases<Renderer extends SetRenderer>(options: Options<Renderer>) {
  const { registryUrl, mirrorDirectory, memory, open, log } = options;
  const origin = new URL('.', registryUrl);
  const bringUp = createBringUp({ ...options, origin });
  const fetchRegistry = createRegistrySource(registryUrl);
  let registry: ReadRegistry | undefined;
  let mirrored: Readonly<Record<string, MirroredRelease>> = {};
  /** Verified for browsers, while their files for the server cannot be fetched and no earlier version can be served. */
  const browserOnly = new Map<string, Release>();
  let serving: Serving<Renderer> = await openSet({});
  const busy = new Set<string>();
  const complaints = new Map<string, string>();

  /** What waits to become part of the next set, and who waits for it. */
  let next = new Map<string, { change: Change; settle(failure: string | undefined): void }>();
  let isSwitching = false;

  /**
   * One look at the registry, and whatever follows from it.
   *
   * @returns whether the registry could be read
   */
  async function refresh(): Promise<boolean> {
    const isRead = await readRegistry();
    await Promise.all(Object.entries(registry?.remotes ?? {}).map(([remote, entry]) => follow(remote, entry)));
    const [someRemote] = Object.keys(registry?.remotes ?? {});
    if (someRemote && serving.set.isComplete !== isComplete()) await change(someRemote, 'restate');
    return isRead;
  }

  async function readRegistry(): Promise<boolean> {
    try {
      const fetched = await fetchRegistry();
      if (fetched) accept(fetched);
      complaints.delete('registry');
      return true;
    } catch (error) {
      complainOnce('registry', `Could not read the registry and kept what was served: ${(error as Error).message}`);
      return false;
    }
  }

  /** A remote that is missing without having been removed on purpose stays: somebody's tools have lost it. */
  function accept(fetched: ReadRegistry): void {
    const lost = Object.entries(registry?.remotes ?? {}).filter(([remote]) => !(remote in fetched.remotes));
    for (const { remote, reason } of fetched.unreadable) {
      complainOnce(remote, `Ignored the registry's entry for ${remote}, which is malformed: ${reason}`);
    }
    for (const [remote] of lost) {
      complainOnce(remote, `${remote} is missing from the registry, but nobody removed it; kept what was served.`);
    }
    registry = { ...fetched, remotes: { ...Object.fromEntries(lost), ...fetched.remotes } };
  }

  function complainOnce(subject: string, complaint: string): void {
    if (complaints.get(subject) !== complaint) log.warn(complaint);
    complaints.set(subject, complaint);
  }

  async function follow(remote: string, entry: RegistryEntry): Promise<void> {
    if (busy.has(remote)) return;
    busy.add(remote);
    try {
      if ('removed' in entry) await remove(remote);
      else await followLive(remote, entry);
    } catch (error) {
      log.error({ remote, err: error }, `Could not bring up ${remote}: ${(error as Error).message}`);
    } finally {
      busy.delete(remote);
    }
  }

  async function remove(remote: string): Promise<void> {
    if (!mirrored[remote]) return;
    delete memory.served[remote];
    delete memory.claims[remote];
    await change(remote, 'remove');
    await save();
    log.info({ remote }, `Removed ${remote} from the site.`);
  }

  async function followLive(remote: string, entry: LiveEntry): Promise<void> {
    if (mirrored[remote]?.version === entry.version) return bringUp.markServing(remote, entry.version);
    if (!bringUp.isRefused(remote, entry) && !bringUp.isWaiting(remote, entry.version)) {
      const release = await bringUp.start(remote, entry);
      if (release && (await serve(release, entry))) return;
      await save();
    }
    if (!mirrored[remote]) await serveLastGood(remote, entry);
    bringUp.restateRefusal(remote, entry);
    await leaveToBrowsers(remote, mirrored[remote] ? undefined : bringUp.manifestOf(remote, entry.version));
  }

  async function leaveToBrowsers(remote: string, release: Release | undefined): Promise<void> {
    if (browserOnly.get(remote)?.version === release?.version) return;
    if (release) browserOnly.set(remote, release);
    else browserOnly.delete(remote);
    if (!mirrored[remote]) await change(remote, 'restate');
  }

  /** @returns whether it is served now */
  async function serve(release: MirroredRelease, entry: LiveEntry | undefined): Promise<boolean> {
    const { remote, version } = release;
    const failure = await change(remote, release);
    if (failure) {
      if (entry) bringUp.refuse(remote, entry, 'refused', `it cannot be loaded: ${failure}`);
      return false;
    }
    bringUp.markServing(remote, version);
    log.info({ remote, version, state: 'serving' }, `Serving ${remote}@${version}.`);
    return true;
  }

  /** The first of those that served before, and of those that were live before, that can be served. */
  async function serveLastGood(remote: string, entry: LiveEntry): Promise<void> {
    const refused = memory.refused[remote]?.version;
    const last = memory.served[remote];
    const known = new Map<string, NamedRelease>();
    for (const { version, integrity } of [last, last?.before, ...entry.history].filter((one) => one !== undefined)) {
      if (version !== refused && version !== entry.version) known.set(version, { remote, version, integrity });
    }
    for (const named of known.values()) {
      try {
        if (await serve(await bringUp.prepare(named), undefined)) return;
      } catch (error) {
        const name = `${remote}@${named.version}`;
        complainOnce(name, `Could not fall back to ${name}: ${(error as Error).message}`);
      }
    }
  }

  /**
   * Makes a change part of the next set. Changes that come while a set is being opened go into the one after it, together.
   *
   * @returns why the change failed; then nothing has changed
   */
  function change(remote: string, change: Change): Promise<string | undefined> {
    return new Promise((settle) => {
      next.set(remote, { change, settle });
      if (isSwitching) return;
      isSwitching = true;
      void switchSets().finally(() => {
        isSwitching = false;
      });
    });
  }

  async function switchSets(): Promise<void> {
    // What is asked for in the same moment goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (next.size > 0) {
      const changes = next;
      next = new Map();
      const failures = await switchTo(changes).catch((error: Error) => {
        log.error({ err: error }, `Could not load a set of releases: ${error.message}`);
        return new Map([...changes.keys()].map((remote) => [remote, error.message]));
      });
      for (const [remote, { settle }] of changes) settle(failures.get(remote));
    }
  }

  /** @returns what could not be loaded; the rest is served */
  async function switchTo(changes: ReadonlyMap<string, { change: Change }>): Promise<Map<string, string>> {
    const releases = { ...mirrored };
    for (const [remote, { change }] of changes) {
      if (change === 'remove') delete releases[remote];
      else if (change !== 'restate') releases[remote] = change;
    }
    const opened = await openSet(releases);
    const failures = new Map(opened.renderer.failures.map(({ remote, message }) => [remote, message]));
    const good = new Map([...changes].filter(([remote]) => !failures.has(remote)));
    if (good.size < changes.size) {
      await opened.renderer.retire();
      if (good.size > 0) await switchTo(good);
      return failures;
    }
    const last = serving;
    mirrored = releases;
    serving = opened;
    void last.renderer.retire();
    for (const { change } of changes.values()) if (typeof change !== 'string') remember(change);
    await save();
    return new Map();
  }

  async function openSet(releases: Readonly<Record<string, MirroredRelease>>): Promise<Serving<Renderer>> {
    const served = [...browserOnly.values(), ...Object.values(releases)].map(
      (release) => [release.remote, toServedRelease(release, origin)] as const,
    );
    const names = new Set(served.map(([remote]) => remote));
    const absent = Object.entries(memory.claims).filter(([remote]) => !names.has(remote));
    const set: ReleaseSet = {
      releases: Object.fromEntries(served),
      absent: Object.fromEntries(absent),
      isComplete: isComplete(),
    };
    return { set, renderer: await open(set, false) };
  }

  function isComplete(): boolean {
    return registry !== undefined && Object.keys(registry.remotes).every((remote) => remote in memory.claims);
  }

  function remember({ remote, version, integrity, release: { pages, fragments } }: MirroredRelease): void {
    const last = memory.served[remote];
    const before =
      last?.version === version ? last.before : last && { version: last.version, integrity: last.integrity };
    memory.served[remote] = { version, integrity, ...(before && { before }) };
    memory.claims[remote] = { pages, fragments };
  }

  async function save(): Promise<void> {
    await writeMemory(mirrorDirectory, memory).catch((error: Error) =>
      complainOnce('memory', `Could not write to disk what is served; a restart will not know it: ${error.message}`),
    );
  }

  /** Takes a version that does harm out of service, for the last good one. */
  async function withdraw(remote: string, version: string, reason: string): Promise<void> {
    const release = mirrored[remote];
    if (release?.version !== version || busy.has(remote)) return;
    busy.add(remote);
    try {
      const entry = registry?.remotes[remote];
      const live: LiveEntry = entry && !('removed' in entry) ? entry : { ...release, history: [] };
      bringUp.refuse(remote, { ...live, version }, 'withdrawn', reason);
      const before = memory.served[remote]?.before;
      if (before) memory.served[remote] = before;
      else delete memory.served[remote];
      await serveLastGood(remote, live);
      if (mirrored[remote]?.version === version) await change(remote, 'remove');
      await save();
    } finally {
      busy.delete(remote);
    }
  }

  /** What served last comes first, before anything is asked for. */
  async function restore(): Promise<void> {
    await Promise.all(
      Object.entries(memory.served).map(async ([remote, { version, integrity }]) => {
        const release = await bringUp.prepare({ remote, version, integrity }).catch((error: Error) => {
          log.warn(
            { remote, version },
            `Could not restore ${remote}@${version}, which was served last: ${error.message}`,
          );
        });
        if (release) await serve(release, undefined);
      }),
    );
  }

  const chosen = options.allowChosenVersions
    ? createChosenSets<Renderer>({ origin, prepare: bringUp.prepare, open: (set) => open(set, true), log })
    : undefined;

  return {
    restore,
    refresh,
    withdraw,
    /** Where each version stands that the registry names or named, by remote. */
    candidates: bringUp.candidates,
    get serving(): Serving<Renderer> {
      return serving;
    },
    /** What one request is answered from: the live set, or what a tester chose where that is allowed. */
    async forRequest(context: Context): Promise<Serving<Renderer>> {
      return (await chosen?.forRequest(context, serving.set)) ?? serving;
    },
    async close(): Promise<void> {
      await Promise.all([serving.renderer.retire(), chosen?.close()]);
    },
  };
}

/** What the rest of the shell sees of the releases. */
export type Releases<Renderer extends SetRenderer> = Awaited<ReturnType<typeof followReleases<Renderer>>>;
