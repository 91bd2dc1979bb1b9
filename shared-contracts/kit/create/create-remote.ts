import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { remoteName } from '@site/contract/releases/release';
import * as v from 'valibot';

interface Options {
  /** Name of the remote, such as `mfe-careers`. */
  name: string;
  /** A folder that does not exist yet or is empty. */
  directory: string;
  /** The folder with packed `@site/*` packages, if no registry has them. */
  packages?: string | undefined;
}

const template = join(import.meta.dirname, 'template');

/**
 * Makes a remote of one page with a test, which can be developed, checked, built and released.
 *
 * @throws an Error if the name is not that of a remote, or if the folder has files in it
 */
export async function createRemote({ name, directory, packages }: Options): Promise<void> {
  if (!v.is(remoteName, name) || !/^mfe-[a-z\d]+(-[a-z\d]+)*$/.test(name))
    throw new Error(`${name} cannot be the name of a remote. Use mfe- and lower-case words, such as mfe-careers.`);
  const present = await readdir(directory).catch(() => []);
  if (present.length > 0)
    throw new Error(`${resolve(directory)} is not empty. Choose a folder that does not exist yet.`);
  await cp(template, directory, { recursive: true });
  // npm does not pack a file of this name.
  await rename(join(directory, 'gitignore'), join(directory, '.gitignore'));
  const slug = name.slice('mfe-'.length);
  const title = toTitle(slug);
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    // The page's own names stay: its team renames them with its first page.
    const renamed = text
      .replaceAll('mfe-example', name)
      .replaceAll("'/example'", `'/${slug}'`)
      .replaceAll('`/example`', `\`/${slug}\``)
      .replaceAll("'Example'", `'${title}'`)
      .replaceAll('"Example"', `"${title}"`);
    if (renamed !== text) await writeFile(file, renamed);
  }
  if (packages) await dependOnPacked(join(directory, 'package.json'), resolve(packages));
}

/** `data-science` becomes `Data Science`. */
function toTitle(slug: string): string {
  return slug.replace(/(^|-)([a-z])/g, (_, hyphen: string, letter: string) => (hyphen && ' ') + letter.toUpperCase());
}

/** All of them, because packages that they need themselves are in no registry either. */
async function dependOnPacked(file: string, folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const name of await readdir(folder)) {
    const [, part] = /^site-([a-z]+)-\d.*\.tgz$/.exec(name) ?? [];
    if (!part) continue;
    const kind = manifest.dependencies[`@site/${part}`] ? 'dependencies' : 'devDependencies';
    manifest[kind][`@site/${part}`] = `file:${join(folder, name)}`;
  }
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
