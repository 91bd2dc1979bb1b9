import type { Candidate } from './bring-up.ts';
import { type MirroredRelease, mirrorRelease } from './mirror.ts';
import { pruneMirror } from './prune-mirror.ts';
import { type ReleaseMemory, writeMemory } from './release-memory.ts';
import type { Warnings } from './warnings.ts';

interface Options {
  /** Address of the folder that holds the releases. */
  origin: URL;
  mirrorDirectory: string;
  memory: ReleaseMemory;
  /** Versions on their way to all visitors, and to those of canaries. */
  candidates: readonly ReadonlyMap<string, Candidate>[];
  warnings: Warnings;
}

/** What the shell keeps on disk about releases. A disk that fails is warned about, and stops nothing. */
export function createDisk({ origin, mirrorDirectory, memory, candidates, warnings }: Options) {
  return {
    /** Downloads again what was deleted or damaged. */
    async mend(releases: readonly MirroredRelease[]): Promise<void> {
      await Promise.all(
        releases.map(({ remote, version, integrity }) =>
          mirrorRelease(origin, mirrorDirectory, { remote, version, integrity }).catch((error: Error) =>
            warnings.warn(`${remote} on disk`, `Could not mend ${remote}@${version} on disk: ${error.message}`),
          ),
        ),
      );
    },
    /** Deletes a remote's versions that are neither served, nor may be soon. */
    async prune(remote: string): Promise<void> {
      const served = memory.served[remote];
      const coming = candidates.map((versions) => versions.get(remote));
      const needed = [served, served?.before, ...coming].flatMap((one) => one?.version ?? []);
      await pruneMirror(mirrorDirectory, remote, needed).catch((error: Error) =>
        warnings.warn('mirror', `Could not delete old versions of ${remote} from disk: ${error.message}`),
      );
    },
    /** Writes what a restart has to know. */
    async save(): Promise<void> {
      await writeMemory(mirrorDirectory, memory).catch((error: Error) =>
        warnings.warn('memory', `Could not save what is served, so a restart will not know it: ${error.message}`),
      );
    },
  };
}

export type Disk = ReturnType<typeof createDisk>;
