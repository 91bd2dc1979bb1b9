import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveRelease } from '@site/contract/releases/registry';
import { type Release, releaseSchema } from '@site/contract/releases/release';
import { toIntegrity } from '@site/contract/releases/to-integrity';
import type { RemoteName } from '@site/contract/remotes/remotes';
import * as v from 'valibot';

/** A release whose server files and styles are on this machine. */
export interface MirroredFiles {
  release: Release;
  /** Contains `server/*` and the styles of `client/*`, but no scripts for browsers. */
  directory: string;
}

/** How long the release origin may take for one file, in milliseconds. */
const patience = 5_000;

/**
 * Copies a release's server files and styles from the release origin to disk, after checking each against its digest. A
 * copy that is already there is used without the origin; of it, only `release.json` is checked again.
 *
 * @throws an Error that names the file that is missing or differs
 */
export async function mirrorRelease(
  origin: URL,
  mirrorDirectory: string,
  remote: RemoteName,
  live: LiveRelease,
): Promise<MirroredFiles> {
  const directory = join(mirrorDirectory, remote, live.version);
  const kept = await readFile(join(directory, 'release.json')).catch(() => undefined);
  if (kept && toIntegrity(kept) === live.integrity) return { release: parseRelease(kept, remote, live), directory };

  const base = new URL(`${remote}/${live.version}/`, origin);
  const manifest = await download(new URL('release.json', base), live.integrity);
  const release = parseRelease(manifest, remote, live);
  const draft = `${directory}.${process.pid}.draft`;
  await rm(draft, { recursive: true, force: true });
  await Promise.all(['client', 'server'].map((part) => mkdir(join(draft, part), { recursive: true })));
  const wanted = Object.entries(release.files).filter(([path]) => path.startsWith('server/') || path.endsWith('.css'));
  await Promise.all(
    wanted.map(async ([path, integrity]) =>
      writeFile(join(draft, path), await download(new URL(path, base), integrity)),
    ),
  );
  await writeFile(join(draft, 'release.json'), manifest);
  await rm(directory, { recursive: true, force: true });
  await rename(draft, directory);
  await access(join(directory, 'server/remoteEntry.cjs'));
  return { release, directory };
}

/** The digest of the origin's `release.json`, for a release that the registry does not name. */
export async function digestOfManifest(origin: URL, remote: RemoteName, version: string): Promise<string> {
  return toIntegrity(await fetchFile(new URL(`${remote}/${version}/release.json`, origin)));
}

function parseRelease(manifest: Buffer, remote: RemoteName, live: LiveRelease): Release {
  const release = v.parse(releaseSchema, JSON.parse(manifest.toString('utf8')));
  if (release.remote !== remote || release.version !== live.version) {
    throw new Error(`its release.json belongs to ${release.remote}@${release.version}`);
  }
  return release;
}

async function download(address: URL, integrity: string): Promise<Buffer> {
  const content = await fetchFile(address);
  if (toIntegrity(content) !== integrity) throw new Error(`${address.pathname} is not the file that was released`);
  return content;
}

async function fetchFile(address: URL): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
