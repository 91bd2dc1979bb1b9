import type { LiveEntry, ReadRegistry, RegistryEntry } from '@site/contract/releases/registry';
import type { Log } from '@site/server/log';
import type { Context } from 'hono';
import { createBringUp } from './bring-up.ts';
import { type ChosenSets, createChosenSets } from './chosen-versions.ts';
import type { MirroredRelease, NamedRelease } from './mirror.ts';
import { createRegistrySource } from './registry-source.ts';
import { type ReleaseMemory, writeMemory } from './release-memory.ts';
import { ReleaseRefused } from './release-refused.ts';
import { type ReleaseSet, toServedRelease } from './release-set.ts';

export { isDevServer, type ReleaseSet, type ServedRelease } from './release-set.ts';

/** A set of releases with what renders from it. */
export interface Serving<Renderer> {
  set: ReleaseSet;
  renderer: Renderer;
}

/** What renders pages from one set of releases. */
export interface SetRenderer {
  /** Modules that it could not load. */
  failures: readonly { remote: string; message: string }[];
  /** Lets go of the set's code once nothing is being rendered. */
  retire(): Promise<void>;
}

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

/**
 * Follows the registry. What is served changes as a whole, from one set of releases to the next: a new version joins
 * only when it is mirrored, verified, tried and loaded. Until then, and where anything of that fails, the last version
 * that served goes on.
 */
export async function followReleases<Renderer extends SetRenderer>(options: Options<Renderer>) {
  const { registryUrl, mirrorDirectory, memory, open, log } = options;
  const origin = new URL('.', registryUrl);
  const { bringUp, prepare, candidates, isRefused, isWaiting, refuse, markServing } = createBringUp({ ...options, origin });
  const fetchRegistry = createRegistrySource(registryUrl);
  let registry: ReadRegistry | undefined;
  let mirrored: Readonly<Record<string, MirroredRelease>> = {};
  let serving: Serving<Renderer> = { set: {}, renderer: await open({}, false) };
  let switching: Promise<unknown> = Promise.resolve();
  const busy = new Set<string>();
  const complaints = new Map<string, string>();

  /** One look at the registry, and whatever follows from it. */
  async function refresh(): Promise<boolean> {
    const isFetched = await readRegistry();
    await Promise.all(Object.entries(registry?.remotes ?? {}).map(([remote, entry]) => follow(remote, entry)));
    return isFetched;
  }

  async function readRegistry(): Promise<boolean> {
    try {
      const fetched = await fetchRegistry();
      if (fetched) accept(fetched);
      complainOnce('registry', undefined);
      return true;
    } catch (error) {
      complainOnce('registry', `The registry cannot be read, what was served goes on: ${toReason(error)}`);
      return false;
    }
  }

  /** A remote that is missing without having been removed on purpose stays: somebody's tools have lost it. */
  function accept(fetched: ReadRegistry): void {
    const lost = Object.entries(registry?.remotes ?? {}).filter(([remote]) => !(remote in fetched.remotes));
    for (const { remote, reason } of fetched.unreadable) {
      complainOnce(remote, `The registry's entry of ${remote} cannot be read, and is left out: ${reason}`);
    }
    for (const [remote] of lost) {
      complainOnce(remote, `${remote} is gone from the registry without having been removed; it goes on being served.`);
    }
    registry = { ...fetched, remotes: { ...Object.fromEntries(lost), ...fetched.remotes } };
  }

  function complainOnce(subject: string, complaint: string | undefined): void {
    if (complaint && complaints.get(subject) !== complaint) log.warn(complaint);
    if (complaint) complaints.set(subject, complaint);
    else complaints.delete(subject);
  }

  async function follow(remote: string, entry: RegistryEntry): Promise<void> {
    if (busy.has(remote)) return;
    busy.add(remote);
    try {
      if ('removed' in entry) await remove(remote);
      else await followLive(remote, entry);
    } catch (error) {
      log.error({ remote, err: error }, `${remote} cannot be followed: ${toReason(error)}`);
    } finally {
      busy.delete(remote);
    }
  }

  async function remove(remote: string): Promise<void> {
    if (!mirrored[remote]) return;
    delete memory.served[remote];
    await change({ [remote]: undefined });
    log.info({ remote }, `${remote} was removed from the site.`);
  }

  async function followLive(remote: string, entry: LiveEntry): Promise<void> {
    if (mirrored[remote]?.version === entry.version) return markServing(remote, entry.version);
    if (!isRefused(remote, entry) && !isWaiting(remote, entry.version)) {
      const release = await bringUp(remote, entry);
      if (release && (await serve(release, entry))) return;
    }
    if (!mirrored[remote]) await serveLastGood(remote, entry);
  }

  /** @returns whether it is served now */
  async function serve(release: MirroredRelease, entry: LiveEntry | undefined): Promise<boolean> {
    const { remote, version } = release;
    const failures = await change({ [remote]: release });
    const failure = failures.find((one) => one.remote === remote);
    if (failure) {
      if (entry) refuse(remote, entry, 'refused', `it cannot be loaded: ${failure.message}`);
      return false;
    }
    markServing(remote, version);
    log.info({ remote, version, state: 'serving' }, `${remote}@${version} is served now.`);
    return true;
  }

  /** The first of those that served before, and of those that were live before, that can be served. */
  async function serveLastGood(remote: string, entry: LiveEntry): Promise<void> {
    const { before, ...last } = memory.served[remote] ?? {};
    const refused = memory.refused[remote]?.version;
    const known = new Map<string, NamedRelease>();
    for (const named of [last, before, ...entry.history]) {
      if (named?.version && named.integrity && named.version !== refused) {
        known.set(named.version, { remote, version: named.version, integrity: named.integrity });
      }
    }
    for (const named of known.values()) {
      try {
        if (await serve(await prepare(named), undefined)) return;
      } catch (error) {
        complainOnce(`${remote}@${named.version}`, `${remote}@${named.version} cannot take its place: ${toReason(error)}`);
      }
    }
  }

  /**
   * Opens the next set, and lets the present one go. Changes are made one after the other.
   *
   * @returns what could not be loaded; then nothing has changed
   */
  function change(changes: Record<string, MirroredRelease | undefined>): Promise<SetRenderer['failures']> {
    const done = switching.then(async () => {
      const next = { ...mirrored };
      for (const [remote, release] of Object.entries(changes)) {
        if (release) next[remote] = release;
        else delete next[remote];
      }
      const set = toSet(Object.values(next));
      const renderer = await open(set, false);
      const failures = renderer.failures.filter(({ remote }) => changes[remote]);
      if (failures.length > 0) {
        await renderer.retire();
        return failures;
      }
      const last = serving;
      serving = { set, renderer };
      mirrored = next;
      void last.renderer.retire();
      await remember(changes);
      return [];
    });
    switching = done.catch(() => {});
    return done;
  }

  async function remember(changes: Record<string, MirroredRelease | undefined>): Promise<void> {
    for (const [remote, release] of Object.entries(changes)) {
      if (!release) continue;
      const { version, integrity } = release;
      const { before, ...last } = memory.served[remote] ?? {};
      const isSame = last.version === version;
      const kept = isSame ? before : last.version && last.integrity ? { version: last.version, integrity: last.integrity } : undefined;
      memory.served[remote] = { version, integrity, ...(kept && { before: kept }) };
    }
    await save();
  }

  async function save(): Promise<void> {
    await writeMemory(mirrorDirectory, memory).catch((error) =>
      complainOnce('memory', `What is served cannot be written to disk; a restart will not know it: ${toReason(error)}`),
    );
  }

  function toSet(releases: MirroredRelease[]): ReleaseSet {
    return Object.fromEntries(releases.map((release) => [release.remote, toServedRelease(release, origin)]));
  }

  /** Takes a version that does harm out of service, for the last good one. */
  async function withdraw(remote: string, version: string, reason: string): Promise<void> {
    const entry = registry?.remotes[remote];
    if (mirrored[remote]?.version !== version || busy.has(remote)) return;
    busy.add(remote);
    try {
      const live = entry && !('removed' in entry) ? entry : { version, integrity: mirrored[remote].integrity, history: [] };
      refuse(remote, { ...live, version }, 'withdrawn', reason);
      const { before } = memory.served[remote] ?? {};
      if (before) memory.served[remote] = before;
      else delete memory.served[remote];
      await serveLastGood(remote, live);
      if (mirrored[remote]?.version === version) await change({ [remote]: undefined });
      await save();
    } finally {
      busy.delete(remote);
    }
  }

  /** What served last comes first, before anything is asked for. */
  async function restore(): Promise<void> {
    const known = Object.entries(memory.served).map(([remote, { version, integrity }]) => ({ remote, version, integrity }));
    const restored = await Promise.allSettled(known.map((named) => prepare(named)));
    const whole = restored.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    if (whole.length > 0) await change(Object.fromEntries(whole.map((release) => [release.remote, release])));
  }

  const chosen: ChosenSets<Renderer> | undefined = options.allowChosenVersions
    ? createChosenSets({ origin, prepare, open: (set) => open(set, true), log })
    : undefined;

  return {
    restore,
    refresh,
    withdraw,
    candidates,
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

function toReason(error: unknown): string {
  return error instanceof ReleaseRefused || error instanceof Error ? error.message : String(error);
}
