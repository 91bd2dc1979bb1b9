import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  parseRegistry,
  type Registry,
  type RegistryEntry,
  registrySchemaVersion,
} from '@site/contract/releases/registry';
import { toRegistryStatement } from '@site/contract/releases/signature';
import type { Sign } from '@site/server/signatures';
import { writeWhole } from '@site/server/write-whole';

/** The document in the folder. Whatever this version of the tools does not know stays in it unchanged. */
interface RegistryDocument {
  schema?: number;
  revision?: number;
  remotes: Record<string, unknown>;
  [other: string]: unknown;
}

/** How many old revisions stay beside the registry. */
const keptRevisions = 20;

/** Reads the registry of a releases folder; it is empty before the first release. */
export async function readRegistry(releasesDirectory: string): Promise<Registry> {
  return parseRegistry(await readDocument(releasesDirectory));
}

/** The entries of the remotes that a change touches, and who owns what several of them claim. */
export interface RegistryUpdate {
  remotes: Record<string, RegistryEntry>;
  moved: Record<string, string>;
}

/**
 * Changes the registry as a whole by compare and swap: if another command has changed it in the meantime, makes the
 * change again in the new document. Holds no lock, so a command that is killed blocks nobody. Readers see the old or the
 * new document, never a part of one.
 *
 * @param change gets the current registry; entries that it does not return stay unchanged
 * @param sign signs the new document
 * @throws if the registry is signed and this change would not be
 */
export async function updateRegistry(
  releasesDirectory: string,
  change: (registry: Registry) => RegistryUpdate | Promise<RegistryUpdate>,
  sign?: Sign,
): Promise<void> {
  await mkdir(join(releasesDirectory, revisionsFolder), { recursive: true });
  for (;;) {
    const { signature, ...document } = await readDocument(releasesDirectory);
    if (signature && !sign) {
      throw new Error(
        'The registry is signed, and shells would ignore an unsigned change. Set RELEASE_KEY_FILE to the file with your team’s key.',
      );
    }
    const revision = (document.revision ?? 0) + 1;
    const { remotes, moved } = await change(parseRegistry(document));
    const schema = Math.max(registrySchemaVersion, document.schema ?? 1);
    const changed = { ...document, schema, revision, moved, remotes: { ...document.remotes, ...remotes } };
    const signed = sign ? { ...changed, signature: sign(toRegistryStatement(changed)) } : changed;
    if (await claimRevision(releasesDirectory, revision, `${JSON.stringify(signed, null, 2)}\n`)) break;
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

/** @returns whether this command won the revision; a link can only be made once */
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

/**
 * Copies the latest revision to where shells read it. Looks again afterwards, because another command may have copied
 * an older one in the meantime.
 */
async function publishLatest(releasesDirectory: string): Promise<void> {
  for (let published = 0; ; ) {
    const revisions = await listRevisions(releasesDirectory);
    const latest = revisions.at(-1) ?? 0;
    if (latest <= published) break;
    await writeWhole(registryPath(releasesDirectory), await readFile(revisionPath(releasesDirectory, latest)));
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
