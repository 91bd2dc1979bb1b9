import { statfsSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** What the database needs to go on, in bytes: two segments of its log. */
const neededRoom = 2 * 16 * 2 ** 20;

/**
 * PGlite in a folder, which runs nothing while the folder's disk is nearly full. PGlite that cannot write the next segment of its
 * log computes forever, with the whole process, also once there is room again. Every query and transaction passes
 * `_runExclusiveTransaction`.
 */
export class DiskBoundPglite extends PGlite {
  readonly #folder: string;

  /** @throws DiskFull */
  static async open(folder: string, options: PGliteOptions): Promise<DiskBoundPglite> {
    assertRoom(folder);
    const embedded = new DiskBoundPglite(folder, options);
    await embedded.waitReady;
    return embedded;
  }

  private constructor(folder: string, options: PGliteOptions) {
    super(folder, options);
    this.#folder = folder;
  }

  /** @throws DiskFull */
  override async _runExclusiveTransaction<T>(run: () => Promise<T>): Promise<T> {
    return super._runExclusiveTransaction(() => {
      assertRoom(this.#folder);
      return run();
    });
  }
}

function assertRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < neededRoom) throw new DiskFull(folder, bavail * bsize);
}

const toMegabytes = (bytes: number) => Math.floor(bytes / 2 ** 20);

class DiskFull extends Error {
  /** As PostgreSQL says it (`disk_full`). */
  readonly code = '53100';

  constructor(folder: string, left: number) {
    super(
      `The disk of ${folder} is full: ${toMegabytes(left)} MB are left, and the database needs ${toMegabytes(neededRoom)} to go on. Make room.`,
    );
  }
}
