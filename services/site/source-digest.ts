import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageDirectory } from '../releases/build-package.ts';

const ignored = new Set(['node_modules', 'dist', 'README.md', 'docs']);

/** A digest of everything that a package's build depends on: its own files, shared-contracts and the lock file. */
export async function digestSources(packageName: string): Promise<string> {
  const hash = createHash('sha256');
  for (const directory of [packageDirectory(packageName), packageDirectory('shared-contracts')]) {
    for (const path of (await listFiles(directory)).sort()) hash.update(path).update(await readFile(path));
  }
  hash.update(await readFile(packageDirectory('package-lock.json')));
  return hash.digest('hex');
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const lists = entries
    .filter(({ name }) => !ignored.has(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => {
      const path = join(directory, entry.name);
      return entry.isDirectory() ? listFiles(path) : [path];
    });
  return (await Promise.all(lists)).flat();
}
