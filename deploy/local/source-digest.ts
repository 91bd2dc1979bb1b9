import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageDirectory } from './workspace.ts';

/** Files that no build depends on, such as the sample space of the content package. */
const ignored = new Set(['node_modules', 'dist', 'docs', 'space', 'README.md']);

/** Digests what a package's build depends on: its files, the shared packages it uses, and the lock file. */
export async function digestSources(packageName: string): Promise<string> {
  const directory = packageDirectory(packageName);
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  // Of the kit, only the part that builds counts; it follows below.
  const shared = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@site/') && name !== '@site/kit')
    .map((name) => packageDirectory(name.replace('@site/', 'shared-contracts/')));
  const hash = createHash('sha256');
  for (const source of [directory, ...shared, packageDirectory('shared-contracts/kit/build')]) {
    for (const path of (await listFiles(source)).sort()) hash.update(path).update(await readFile(path));
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
