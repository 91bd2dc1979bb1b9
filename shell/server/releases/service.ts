import { isLive, type LiveEntry } from '@site/contract/releases/registry';
import type { Log } from '@site/server/log';
import type { LimitFunction } from 'p-limit';
import type { BringUp, NamedVersion } from './bring-up.ts';
import type { Disk } from './disk.ts';
import type { MirroredRelease, NamedRelease } from './mirror.ts';
import type { RegistrySource } from './registry-source.ts';
import type { ReleaseMemory } from './release-memory.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { SetRenderer } from './release-set.ts';
import { RendererNotStarted } from './renderer-not-started.ts';
import type { SetSwitch } from './set-switch.ts';
import type { Warnings } from './warnings.ts';

interface Options {
  memory: ReleaseMemory;
  registry: Pick<RegistrySource, 'last' | 'read'>;
  bringUp: BringUp;
  sets: SetSwitch<SetRenderer>;
  /** What is done to a remote is done one after the other. */
  turnOf(remote: string): LimitFunction;
  disk: Disk;
  warnings: Warnings;
  log: Log;
}

/** How long the registry may take at a start before what served last is served again, in milliseconds. */
const registryPatience = 1_000;

/** Takes releases into service, and goes back to earlier ones. */
export function createService({ memory, registry, bringUp, sets, turnOf, disk, warnings, log }: Options) {
  /** @returns whether it is served now */
  async function serve(release: MirroredRelease, entry: NamedVersion | undefined): Promise<boolean> {
    const { remote, version } = release;
    /** Somebody may undo it, or take the remote off the site, while it is tried and loaded. */
    const isWanted = () => {
      const named = registry.last?.remotes[remote];
      return named === undefined || (isLive(named) && (entry === undefined || named.version === version));
    };
    if (!isWanted()) return false;
    const failure = await sets.change(remote, release, isWanted);
    if (failure) {
      const reason = `It passed its trial, but the renderer threads could not load it: "${failure.message}" Make it live again to retry.`;
      if (entry && failure instanceof RendererNotStarted) bringUp.postponeLoading(remote, entry, failure.message);
      else if (entry) bringUp.refuse(remote, entry, 'refused', reason);
      return false;
    }
    if (sets.releaseOf(remote) !== release) return false;
    bringUp.markServing(remote, version);
    log.info({ remote, version, state: 'serving' }, `Serving ${remote}@${version}.`);
    return true;
  }

  /** Serves the first earlier version that can be served: those that served before, then those that were live before. */
  async function fallBack(remote: string, entry: Pick<LiveEntry, 'version' | 'history'>): Promise<void> {
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
        if (error instanceof ReleaseRefused) bringUp.refuseEarlier(remote, named, error.message);
        warnings.warn(name, `Could not fall back to ${name}: ${(error as Error).message}`);
      }
    }
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
      await fallBack(remote, live);
      if (sets.releaseOf(remote)?.version === version) await sets.change(remote, 'remove');
      await disk.save();
    });
  }

  /**
   * Serves what served before the restart, without waiting long for the registry. A version that the registry names now and
   * that was tried before comes first: the one that served last may have ended the process, and been undone since.
   */
  async function restore(): Promise<void> {
    await Promise.race([registry.read(), new Promise((resolve) => setTimeout(resolve, registryPatience).unref())]);
    await Promise.all(
      Object.entries(memory.served).map(([remote, served]) =>
        turnOf(remote)(async () => {
          const entry = registry.last?.remotes[remote];
          const { version, integrity } = isLive(entry) && bringUp.isFit(remote, entry.version) ? entry : served;
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

  return { serve, fallBack, withdraw, restore };
}
