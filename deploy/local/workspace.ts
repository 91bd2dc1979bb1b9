import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The root of this workspace. */
export const root = join(import.meta.dirname, '../..');

/** Where builds, data and releases of the site on this machine lie. */
export const dataDirectory = join(root, '.data');

/** The folder of a workspace package, e.g. of `mfe-contact` or `shared-contracts/ui`. */
export function packageDirectory(name: string): string {
  return join(root, name);
}

/** `version` of the package in a folder of the workspace. */
export async function packageVersion(name: string): Promise<string> {
  return JSON.parse(await readFile(join(packageDirectory(name), 'package.json'), 'utf8')).version;
}
