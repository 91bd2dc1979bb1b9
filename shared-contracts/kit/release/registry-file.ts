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
import { openStore } from './store/open-store.ts';
import { type ReleaseStore, registryFile } from './store/release-store.ts';

/** The document in the store. Whatever this version of the tools does not know stays in it unchanged. */
interface RegistryDocument {
  schema?: number;
  revision?: number;
  remotes: Record<string, unknown>;
  [other: string]: unknown;
}

/** Reads the registry of a folder or bucket of releases; it is empty before the first release. */
export async function readRegistry(releases: string): Promise<Registry> {
  return parseRegistry((await readDocument(await openStore(releases), releases)).document);
}

/** The same for a command that makes no registry. @throws if there is no registry, because it is looked for in the wrong place */
export async function readKnownRegistry(releases: string): Promise<Registry> {
  const { document, tag } = await readDocument(await openStore(releases), releases);
  if (tag === undefined)
    throw new Error(
      `There is no registry in ${releases}. Set RELEASES_DIR or RELEASES_URL to where the releases of the site are; the first release makes the registry.`,
    );
  return parseRegistry(document);
}

/** The entries of the remotes that a change touches, and who owns what several of them claim. */
export interface RegistryUpdate {
  remotes: Record<string, RegistryEntry>;
  moved: Record<string, string>;
}

/**
 * Changes the registry as a whole by compare and swap: if another command has changed it in the meantime, makes the
 * change again in the new document. Readers see the old or the new document, never a part of one.
 *
 * @param change gets the current registry; entries that it does not return stay unchanged
 * @param sign signs the new document
 * @throws if the registry is signed and this change would not be, or if shells could not read an entry
 */
export async function updateRegistry(
  releases: string,
  change: (registry: Registry) => RegistryUpdate | Promise<RegistryUpdate>,
  sign?: Sign,
): Promise<void> {
  const store = await openStore(releases);
  for (let attempt = 1; ; attempt += 1) {
    const { document: read, tag } = await readDocument(store, releases);
    const { signature, ...document } = read;
    if (signature && !sign) {
      throw new Error(
        'The registry is signed, and shells would ignore an unsigned change. Set RELEASE_KEY_FILE to the file with your team’s key.',
      );
    }
    const revision = (document.revision ?? 0) + 1;
    const { remotes, moved } = await change(parseRegistry(document));
    const schema = Math.max(registrySchemaVersion, document.schema ?? 1);
    const changed = { ...document, schema, revision, moved, remotes: { ...document.remotes, ...remotes } };
    assertReadable(changed, Object.keys(remotes));
    const signed = sign ? { ...changed, signature: await sign(toRegistryStatement(changed)) } : changed;
    if (await store.swapRegistry(`${JSON.stringify(signed, null, 2)}\n`, tag)) return;
    await setTimeout(Math.random() * 20 * attempt);
  }
}

/** Shells go on with what they had if an entry is malformed, and its history would be lost. */
function assertReadable(document: RegistryDocument, remotes: readonly string[]): void {
  const malformed = parseRegistry(document).malformed.find(({ remote }) => remotes.includes(remote));
  if (malformed)
    throw new Error(
      `No shell could read this entry of ${malformed.remote}, so nothing was changed: ${malformed.reason}.`,
    );
}

/** The file that shells read, for releases in a folder. */
export function registryPath(releasesDirectory: string): string {
  return join(releasesDirectory, registryFile);
}

/** @throws an Error that says where to find an earlier registry if this one is damaged */
async function readDocument(
  store: ReleaseStore,
  releases: string,
): Promise<{ document: RegistryDocument; tag: string | undefined }> {
  const known = await store.readRegistry();
  try {
    const document: RegistryDocument = known ? JSON.parse(known.text) : { remotes: {} };
    parseRegistry(document);
    return { document, tag: known?.tag };
  } catch (error) {
    throw new Error(
      `The registry in ${releases} is damaged (${(error as Error).message}), so nothing was changed. To put an earlier one back, see the site’s deploy/runbooks/release-goes-wrong.md.`,
      { cause: error },
    );
  }
}
