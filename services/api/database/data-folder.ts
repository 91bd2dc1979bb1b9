import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Who works on an embedded database, and how commands reach him: only one process can open its files. */
const ownerSchema = v.object({
  pid: v.number(),
  /** Where the owner takes queries; not there yet while it starts. */
  admin: v.optional(v.object({ url: v.string(), token: v.string() })),
});

export type DataFolderOwner = v.InferOutput<typeof ownerSchema>;

export interface ClaimedFolder {
  /** Tells commands where to send their queries. */
  publish(admin: DataFolderOwner['admin']): void;
  release(): void;
}

/** Folders of this process; a file that names it otherwise is left from an earlier life of its process number. */
const claimed = new Set<string>();

/** @returns nothing where no living process works on the folder, also after a crash */
export async function readOwner(folder: string): Promise<DataFolderOwner | undefined> {
  const owner = readOwnerFile(folder);
  if (!owner || (owner.pid === process.pid ? !claimed.has(folder) : !isAlive(owner.pid))) {
    return undefined;
  }
  return !owner.admin || (await answers(owner.admin.url)) ? owner : undefined;
}

/** @throws where another living process, or this one, has the folder already */
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

  // The token opens the database to whoever reads it, so the file is for the owner's account alone.
  function write(content: DataFolderOwner, flag: 'w' | 'wx') {
    writeFileSync(file, JSON.stringify(content), { mode: 0o600, flag });
  }
  return {
    publish: (admin) => write({ pid: process.pid, admin }, 'w'),
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

/** A process number is given again after a restart, so being alive is not enough. Too busy to answer still counts. */
async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    (error: Error) => error.name === 'TimeoutError',
  );
}
