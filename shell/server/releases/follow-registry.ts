import { isLive, type RegistryEntry } from '@site/contract/releases/registry';
import type { Log } from '@site/server/log';
import type { LimitFunction } from 'p-limit';
import type { createCanaries } from './canaries.ts';
import type { createFollowEntry } from './follow-entry.ts';
import type { RegistrySource } from './registry-source.ts';
import type { SetRenderer } from './release-set.ts';

interface Options extends ReturnType<typeof createFollowEntry> {
  registry: Pick<RegistrySource, 'last' | 'read'>;
  canaries: Pick<ReturnType<typeof createCanaries<SetRenderer>>, 'follow' | 'restate'>;
  /** Opens the live set again if more is known about it. */
  restate(): Promise<void>;
  /** What is done to a remote is done one after the other. */
  turnOf(remote: string): LimitFunction;
  log: Log;
}

/** How long it waits until it reads the registry again because somebody knows of a newer one, in milliseconds. */
const shortestPause = 250;

/** Decides when the registry is read, and when what it says about a remote is done. */
export function createFollowRegistry({ registry, followLive, takeOff, canaries, restate, turnOf, log }: Options) {
  /** Remotes that are followed as soon as what is done to them now has ended. */
  const queued = new Set<string>();
  const retries = new Set<NodeJS.Timeout>();
  let caughtUpAt = 0;

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

  /** Follows the registry at once if it has a newer revision. Asked more often than it can be read, it does not ask the origin more often. */
  function catchUp(revision: number): void {
    const isBehind = revision > (registry.last?.revision ?? 0);
    if (!isBehind || Date.now() - caughtUpAt < shortestPause) return;
    caughtUpAt = Date.now();
    void poll();
  }

  async function followAll(): Promise<void> {
    const entries = Object.entries(registry.last?.remotes ?? {});
    await Promise.all(entries.map(([remote, entry]) => followBoth(remote, entry)));
    await restate();
    await canaries.restate();
  }

  async function followBoth(remote: string, entry: RegistryEntry): Promise<void> {
    await Promise.all([follow(remote, entry), canaries.follow(remote, entry)]);
    // In the meantime, the registry may have named another candidate, or the version that it runs beside has come.
    const named = registry.last?.remotes[remote];
    if (named) await canaries.follow(remote, named);
  }

  /** A version whose files could not be downloaded is tried again when its wait is over, not only when the registry is read. */
  function tryAgain(remote: string, wait: number): void {
    const retry = setTimeout(() => {
      retries.delete(retry);
      const entry = registry.last?.remotes[remote];
      if (entry) void followBoth(remote, entry);
    }, wait + 1).unref();
    retries.add(retry);
  }

  async function follow(remote: string, entry: RegistryEntry): Promise<void> {
    try {
      // Taking a remote off the site does not wait for the trial of one of its versions.
      if (!isLive(entry)) return await takeOff(remote, entry);
      if (queued.has(remote)) return;
      queued.add(remote);
      await turnOf(remote)(async () => {
        queued.delete(remote);
        const named = registry.last?.remotes[remote];
        if (isLive(named)) await followLive(remote, named);
      });
    } catch (error) {
      log.error({ remote, err: error }, `Could not bring up ${remote}: ${(error as Error).message}`);
    }
  }

  return {
    refresh,
    poll,
    catchUp,
    tryAgain,
    close(): void {
      for (const retry of retries) clearTimeout(retry);
    },
  };
}
