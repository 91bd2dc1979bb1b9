import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Leaves one megabyte. */
  fill(): void;
  free(): void;
  remove(): void;
}

/** A disk of its own that a test may fill. @returns `undefined` where mounting is not permitted */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const filler = join(folder, 'filler');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    fill: () => {
      // In steps, because the database may write meanwhile.
      for (;;) {
        const { bavail, bsize } = statfsSync(folder);
        const size = Math.min(bavail * bsize - 2 ** 20, 4 * 2 ** 20);
        if (size <= 0) return;
        appendFileSync(filler, Buffer.alloc(size));
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
