import { isKnown, type LiveEntry, type RegistryEntry } from '@site/contract/releases/registry';
import type { Release } from '@site/contract/releases/release';
import type { Log } from '@site/server/log';
import type { BringUp } from './bring-up.ts';
import type { Disk } from './disk.ts';
import type { ReleaseMemory } from './release-memory.ts';
import type { SetRenderer } from './release-set.ts';
import type { createService } from './service.ts';
import type { SetSwitch } from './set-switch.ts';

interface Options {
  memory: ReleaseMemory;
  bringUp: BringUp;
  sets: SetSwitch<SetRenderer>;
  service: Pick<ReturnType<typeof createService>, 'serve' | 'fallBack'>;
  disk: Disk;
  /** Releases for browsers only: their server files cannot be downloaded yet, and no earlier version can be served. */
  browserOnly: Map<string, Release>;
  log: Log;
}

/** Does what the registry says about one remote. */
export function createFollowEntry({ memory, bringUp, sets, service, disk, browserOnly, log }: Options) {
  const { serve, fallBack } = service;

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

  return { followLive, takeOff };
}
