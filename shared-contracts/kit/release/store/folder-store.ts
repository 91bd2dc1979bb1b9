import { link, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { makeFolder } from '@site/server/make-folder';
import { writeDraft, writeWhole } from '@site/server/write-whole';
import { explainDisk } from './explain-disk.ts';
import { manifestFile, type ReleaseStore, registryFile, type StoredFile } from './release-store.ts';

/** How many old revisions stay beside the registry. */
const keptRevisions = 20;

/**
 * Releases in a folder. Each revision of the registry is a file of its own, which only one command can make; the latest
 * is copied to where shells read it. Holds no lock, so a command that is killed blocks nobody.
 */
export function createFolderStore(folder: string): ReleaseStore {
  const revisions = join(folder, 'registry');
  const at = (revision: number) => join(revisions, `${revision}.json`);
  const explain = <Result>(what: string, act: () => Promise<Result>) => explainDisk(what, folder, act);
  return {
    read: (path) => explain(`read ${path}`, () => readIfThere(join(folder, path))),
    list: (path) =>
      explain(`list ${path}`, async () => {
        const entries = await readdir(join(folder, path), { withFileTypes: true, recursive: true }).catch(toEmpty);
        const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
        return (await Promise.all(files.map(describe))).flat();
      }),
    add: (path, content) =>
      explain(`write ${path}`, async () => {
        await makeFolder(dirname(join(folder, path)));
        return linkNew(join(folder, path), content);
      }),
    replace: (path, content) => explain(`write ${path}`, () => writeWhole(join(folder, path), content)),
    remove: (path) =>
      explain(`delete ${path}`, async () => {
        await rm(join(folder, path, manifestFile), { force: true });
        await rm(join(folder, path), { recursive: true, force: true });
      }),
    readRegistry: () =>
      explain('read the registry', async () => {
        const latest = (await listRevisions(revisions)).at(-1);
        const text = await readIfThere(latest ? at(latest) : join(folder, registryFile));
        return text && { text: text.toString('utf8'), tag: String(latest ?? 0) };
      }),
    swapRegistry: (text, before) => explain('write the registry', () => swap(text, before)),
  };

  async function swap(text: string, before: string | undefined): Promise<boolean> {
    await makeFolder(revisions);
    const { revision } = JSON.parse(text);
    const latest = (await listRevisions(revisions)).at(-1) ?? 0;
    if (latest !== Number(before ?? 0)) return false;
    // Before the revision counts, so that a full disk makes no change that shells do not see.
    const draft = await writeDraft(join(folder, registryFile), text);
    try {
      if (!(await linkNew(at(revision), text))) return false;
      await rename(draft, join(folder, registryFile));
    } finally {
      await rm(draft, { force: true });
    }
    await publishLatest(revision);
    return true;
  }

  /** A file that another command has just deleted is not there. */
  async function describe(file: string): Promise<StoredFile[]> {
    const known = await stat(file).catch(() => undefined);
    return known ? [{ path: relative(folder, file), bytes: known.size, writtenAt: known.mtime }] : [];
  }

  /**
   * Copies the latest revision to where shells read it, until what this command has put there is the latest: another one
   * may have made a newer revision in the meantime.
   */
  async function publishLatest(own: number): Promise<void> {
    for (let published = own; ; ) {
      const known = await listRevisions(revisions);
      const old = known.slice(0, -keptRevisions);
      await Promise.all(old.map((revision) => rm(at(revision), { force: true })));
      const latest = known.at(-1) ?? 0;
      if (latest <= published) break;
      await writeWhole(join(folder, registryFile), await readFile(at(latest)));
      published = latest;
    }
  }
}

/** @returns whether this process made the file; a link can only be made once */
async function linkNew(file: string, content: string | Uint8Array): Promise<boolean> {
  const draft = await writeDraft(file, content);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

async function listRevisions(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(toEmpty);
  return names
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
}

function toEmpty(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
  throw error;
}
