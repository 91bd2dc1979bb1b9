import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDefinition } from '@site/contract/remotes/define-remote';

/** The root of the workspace. */
export const root = join(import.meta.dirname, '../..');

/** The folder of the site's builds, data, and releases on this machine. */
export const dataDirectory = join(root, '.data');

/** The folder of a package in the workspace, such as `mfe-contact` or `shared-contracts/ui`. */
export function packageDirectory(name: string): string {
  return join(root, name);
}

/** The remotes of this workspace, each defined in the `remote.ts` of its package. */
export async function readRemotes(): Promise<RemoteDefinition[]> {
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const folders = workspaces.filter((name) => name.startsWith('mfe-'));
  return Promise.all(folders.map(async (name) => (await import(join(root, name, 'remote.ts'))).remote));
}

/** `version` of the package in a folder of the workspace. */
export async function packageVersion(name: string): Promise<string> {
  return JSON.parse(await readFile(join(packageDirectory(name), 'package.json'), 'utf8')).version;
}
