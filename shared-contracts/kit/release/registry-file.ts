import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseRegistry, type ReadRegistry, type RegistryEntry } from '@site/contract/releases/registry';

/** The document as it lies there: entries that this version of the tools does not know stay as they are. */
interface RegistryDocument {
  revision?: number;
  remotes: Record<string, unknown>;
  [other: string]: unknown;
}

/** How many old revisions stay beside the registry. */
const keptRevisions = 20;

/** The registry of a release folder; empty where nothing was released yet. */
export async function readRegistry(releasesDirectory: string): Promise<ReadRegistry> {
  return parseRegistry(await readDocument(releasesDirectory));
}

/**
 * Changes one remote's entry, by compare and swap: the change is made to one revision and becomes the next one only
 * where nobody else's did in the meantime; otherwise it is made again, to theirs. No lock is held, so a command that is
 * killed leaves nothing behind that others wait for. Readers see the old or the new document, never a part.
 *
 * @param change gets the present entry; entries of other remotes stay as they are
 */
export async function updateRegistry(
  releasesDirectory: string,
  remote: string,
  change: (entry: RegistryEntry | undefined) => RegistryEntry,
): Promise<void> {
  await mkdir(join(releasesDirectory, revisionsFolder), { recursive: true });
  for (;;) {
    const document = await readDocument(releasesDirectory);
    const revision = (document.revision ?? 0) + 1;
    const entry = change(parseRegistry(document).remotes[remote]);
    const changed = { ...document, revision, remotes: { ...document.remotes, [remote]: entry } };
    if (await claimRevision(releasesDirectory, revision, `${JSON.stringify(changed, null, 2)}\n`)) break;
    await setTimeout(Math.random() * 20);
  }
  await publishLatest(releasesDirectory);
}

export function registryPath(releasesDirectory: string): string {
  return join(releasesDirectory, 'registry.json');
}

const revisionsFolder = 'registry';
const revisionPath = (releasesDirectory: string, revision: number) =>
  join(releasesDirectory, revisionsFolder, `${revision}.json`);

/** @returns whether this revision is ours; a link is made once only, by whoever comes first */
async function claimRevision(releasesDirectory: string, revision: number, text: string): Promise<boolean> {
  const draft = `${revisionPath(releasesDirectory, revision)}.${process.pid}.${crypto.randomUUID()}.draft`;
  await writeFile(draft, text);
  try {
    await link(draft, revisionPath(releasesDirectory, revision));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Puts the latest revision where shells read it, until it is the latest: commands that overlap may do so out of order. */
async function publishLatest(releasesDirectory: string): Promise<void> {
  for (let published = 0; ; ) {
    const revisions = await listRevisions(releasesDirectory);
    const latest = revisions.at(-1) ?? 0;
    if (latest <= published) break;
    const draft = `${registryPath(releasesDirectory)}.${process.pid}.${crypto.randomUUID()}.draft`;
    await writeFile(draft, await readFile(revisionPath(releasesDirectory, latest)));
    await rename(draft, registryPath(releasesDirectory));
    published = latest;
    const old = revisions.slice(0, -keptRevisions);
    await Promise.all(old.map((revision) => rm(revisionPath(releasesDirectory, revision), { force: true })));
  }
}

async function readDocument(releasesDirectory: string): Promise<RegistryDocument> {
  const latest = (await listRevisions(releasesDirectory)).at(-1);
  const path = latest ? revisionPath(releasesDirectory, latest) : registryPath(releasesDirectory);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return JSON.stringify({ remotes: {} });
    throw error;
  });
  const document: RegistryDocument = JSON.parse(text);
  parseRegistry(document);
  return document;
}

async function listRevisions(releasesDirectory: string): Promise<number[]> {
  const names = await readdir(join(releasesDirectory, revisionsFolder)).catch(() => []);
  return names
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
}
