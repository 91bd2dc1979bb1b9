import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';

/** The process that has an embedded database open. There can be only one. */
const ownerSchema = v.object({
  pid: v.number(),
  /** The socket through which commands reach the database. Missing while the process starts. */
  socket: v.optional(v.string()),
});

export type DataFolderOwner = v.InferOutput<typeof ownerSchema>;

export interface ClaimedFolder {
  /** Tells commands where the owner's socket is. */
  publish(socket: string): void;
  release(): void;
}

/** The folders that this process has claimed. Its number in any other folder is left from an earlier process. */
const claimed = new Set<string>();

/** @returns `undefined` if no running process has the folder open; what a crash left behind does not count */
export async function readOwner(folder: string): Promise<DataFolderOwner | undefined> {
  const owner = readOwnerFile(folder);
  if (!owner || (owner.pid === process.pid ? !claimed.has(folder) : !isAlive(owner.pid))) {
    return undefined;
  }
  return !owner.socket || (await hasListener(owner.socket)) ? owner : undefined;
}

/** @throws an Error of one line if another process, or this one, already has the folder open */
export async function claimFolder(folder: string): Promise<ClaimedFolder> {
  const file = join(folder, fileName);
  const own = join(folder, `owner.${process.pid}.json`);
  mkdirSync(folder, { recursive: true });
  const write = (content: DataFolderOwner) => writeFileSync(own, JSON.stringify(content), { mode: 0o600 });
  write({ pid: process.pid });
  try {
    // A link is made whole or not at all, by one of several processes that start together.
    while (!tryTo(() => [linkSync(own, file)], 'EEXIST')) {
      await clearAway(folder);
    }
  } finally {
    rmSync(own);
  }
  claimed.add(folder);
  return {
    publish: (socket) => {
      write({ pid: process.pid, socket });
      renameSync(own, file);
    },
    release: () => {
      claimed.delete(folder);
      rmSync(file, { force: true });
    },
  };
}

/** Removes what a crash left behind. @throws an Error if the folder has an owner */
async function clearAway(folder: string): Promise<void> {
  const file = join(folder, fileName);
  const left = tryTo(() => readFileSync(file, 'utf8'), 'ENOENT');
  const owner = await readOwner(folder);
  if (owner) {
    throw new Error(
      `Cannot open the database in ${folder}: process ${owner.pid} is using it. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  const moved = join(folder, `owner.${process.pid}.left.json`);
  if (left === undefined || !tryTo(() => [renameSync(file, moved)], 'ENOENT')) return;
  // Another process may have cleared and claimed the folder since it was read: it gets its claim back.
  if (readFileSync(moved, 'utf8') !== left) tryTo(() => linkSync(moved, file), 'EEXIST');
  rmSync(moved);
}

/** @returns `undefined` if it fails with this code */
function tryTo<T>(run: () => T, code: string): T | undefined {
  try {
    return run();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return undefined;
    throw error;
  }
}

const fileName = 'owner.json';

function readOwnerFile(folder: string): DataFolderOwner | undefined {
  try {
    return v.parse(ownerSchema, JSON.parse(readFileSync(join(folder, fileName), 'utf8')));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Tells the owner from a later process with the same number. An owner that is too busy to answer still counts. */
function hasListener(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socket, () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  });
}
