import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChunkFiles, Release } from '@site/contract/releases/release';
import { toIntegrity } from '@site/contract/releases/to-integrity';
import type { RemoteName } from '@site/contract/remotes/remotes';
import { writeCompressed } from '../build/write-compressed.ts';
import { makeLive } from './make-live.ts';

/** A build of a remote. */
interface BuiltRemote {
  remote: RemoteName;
  /** `version` of its package.json. */
  packageVersion: string;
  /** Version of @site/contract that it was built with. */
  contractVersion: string;
  /** Contains `client` and `server`. */
  distDirectory: string;
}

/**
 * Copies a build into an immutable folder of its own and makes it live. The version contains a digest of the files, so
 * releasing the same build again only makes it live again.
 *
 * @returns the version of the release
 */
export async function publishRelease(releasesDirectory: string, built: BuiltRemote): Promise<string> {
  const files = await readBuild(built.distDirectory);
  const digests = Object.fromEntries([...files].map(([path, content]) => [path, toIntegrity(content)]));
  const digest = toIntegrity(JSON.stringify(digests))
    .replace(/^sha384-|\W/g, '')
    .toLowerCase()
    .slice(0, 10);
  const version = `${built.packageVersion}-${digest}`;
  const folder = join(releasesDirectory, built.remote, version);
  const isNew = !(await readFile(join(folder, 'release.json')).catch(() => undefined));
  if (isNew) await writeRelease();
  await makeLive(releasesDirectory, built.remote, version);
  return version;

  async function writeRelease(): Promise<void> {
    const release: Release = {
      remote: built.remote,
      version,
      contractVersion: built.contractVersion,
      releasedAt: new Date().toISOString(),
      exposes: await readExposes(built.distDirectory),
      files: digests,
    };
    const draft = `${folder}.${process.pid}.draft`;
    await rm(draft, { recursive: true, force: true });
    await Promise.all(['client', 'server'].map((part) => mkdir(join(draft, part), { recursive: true })));
    await Promise.all([...files].map(([path, content]) => writeFile(join(draft, path), content)));
    await writeCompressed(join(draft, 'client'));
    await writeFile(join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    await rename(draft, folder);
  }
}

/** Reads every script and stylesheet of a build, by its path in the release. */
async function readBuild(distDirectory: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const part of ['client', 'server']) {
    const names = (await readdir(join(distDirectory, part))).filter((name) => /\.(js|cjs|css)$/.test(name)).sort();
    for (const name of names) files.set(`${part}/${name}`, await readFile(join(distDirectory, part, name)));
  }
  if (!files.has('client/remoteEntry.js') || !files.has('server/remoteEntry.cjs')) {
    throw new Error(`${distDirectory} contains no complete build: a remote entry is missing. Run the build again.`);
  }
  return files;
}

/** Reads the files of each exposed module; chunk `pages-home` is module `pages/home`. */
async function readExposes(distDirectory: string): Promise<Record<string, ChunkFiles>> {
  const chunks: Record<string, ChunkFiles> = JSON.parse(
    await readFile(join(distDirectory, 'client/chunks.json'), 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(chunks)
      .filter(([name]) => /^(pages|fragments)-/.test(name))
      .map(([name, files]) => [name.replace('-', '/'), files]),
  );
}
