import { isDeepStrictEqual } from 'node:util';
import { type Release, releaseSchema } from '@site/contract/releases/release';
import { toIntegrity } from '@site/contract/releases/to-integrity';
import * as v from 'valibot';
import { compress, decompress } from '../build/compress.ts';
import { readManifest } from './read-manifest.ts';
import { openStore } from './store/open-store.ts';
import { manifestFile, type ReleaseStore } from './store/release-store.ts';

/**
 * Writes a release's files, and its manifest last: what a command that was killed has left is no release, and the next
 * one completes it. A file that is there already stays, unless it is damaged.
 *
 * @param files by their path in the release
 * @throws an Error if shells could not read the manifest; then nothing is written
 */
export async function writeRelease(
  address: string,
  files: ReadonlyMap<string, Buffer>,
  release: Omit<Release, 'sizes'>,
): Promise<void> {
  const { remote, version } = release;
  assertReadable(release);
  const store = await openStore(address);
  const folder = `${remote}/${version}`;
  const isWritten = async () => isDeepStrictEqual((await readManifest(address, remote, version))?.files, release.files);
  const isKnown = await isWritten();
  if (isKnown && (await isIntact(store, folder, release.files))) return;
  const sizes: Release['sizes'] = {};
  await Promise.all(
    [...files].map(async ([path, content]) => {
      const copies = path.startsWith('client/') ? await compress(content) : undefined;
      for (const [ending, copy] of Object.entries(copies ?? {})) await write(store, `${folder}/${path}${ending}`, copy);
      await write(store, `${folder}/${path}`, content);
      sizes[path] = { bytes: content.length, ...(copies && { brotli: copies['.br'].length }) };
    }),
  );
  if (isKnown) return;
  const sorted = Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1)));
  const manifest = `${JSON.stringify({ ...release, sizes: sorted }, null, 2)}\n`;
  // What is there and cannot be read is damaged. What another command has written meanwhile is the same release.
  if (await store.add(`${folder}/${manifestFile}`, manifest)) return;
  if (!(await isWritten())) await store.replace(`${folder}/${manifestFile}`, manifest);
}

/** Names and versions become folders, too. */
function assertReadable(release: Omit<Release, 'sizes'>): void {
  const { success, issues } = v.safeParse(releaseSchema, release);
  if (success) return;
  const reasons = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(
    `${release.remote}@${release.version} cannot be released. ${reasons.join('; ')}. In package.json, the name has small letters, digits and hyphens, and the version three numbers, such as 1.2.0.`,
  );
}

async function isIntact(store: ReleaseStore, folder: string, digests: Release['files']): Promise<boolean> {
  const read = async (path: string, copy: '.br' | '.gz' | '') => {
    const content = await store.read(`${folder}/${path}${copy}`);
    return content && copy ? decompress(content, copy).catch(() => undefined) : content;
  };
  const same = await Promise.all(
    Object.entries(digests).map(async ([path, digest]) => {
      const copies = path.startsWith('client/') ? (['', '.br', '.gz'] as const) : ([''] as const);
      const contents = await Promise.all(copies.map((copy) => read(path, copy)));
      return contents.every((content) => content !== undefined && toIntegrity(content) === digest);
    }),
  );
  return same.every(Boolean);
}

async function write(store: ReleaseStore, path: string, content: Buffer): Promise<void> {
  if (await store.add(path, content)) return;
  const known = await store.read(path);
  if (!known?.equals(content)) await store.replace(path, content);
}
