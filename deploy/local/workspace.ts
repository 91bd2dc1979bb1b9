import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The root of the workspace. */
export const root = join(import.meta.dirname, '../..');

/** The folder of the site's builds, data, and releases on this machine. */
export const dataDirectory = join(root, '.data');

/** The folder of a package in the workspace, such as `mfe-contact` or `shared-contracts/ui`. */
export function packageDirectory(name: string): string {
  return join(root, name);
}

/** The `version` of a package in the workspace. */
export async function packageVersion(name: string): Promise<string> {
  return JSON.parse(await readFile(join(packageDirectory(name), 'package.json'), 'utf8')).version;
}
