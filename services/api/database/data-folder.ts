import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const owner = await readOwner(folder);
  if (owner) {
    throw new Error(
      `Cannot open the database in ${folder}: process ${owner.pid} is using it. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  const file = join(folder, fileName);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  write({ pid: process.pid }, 'wx');
  claimed.add(folder);

  function write(content: DataFolderOwner, flag: 'w' | 'wx') {
    writeFileSync(file, JSON.stringify(content), { mode: 0o600, flag });
  }
  return {
    publish: (socket) => write({ pid: process.pid, socket }, 'w'),
    release: () => {
      claimed.delete(folder);
      rmSync(file, { force: true });
    },
  };
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
