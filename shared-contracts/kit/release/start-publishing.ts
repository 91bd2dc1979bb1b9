import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isLive } from '@site/contract/releases/registry';
import { onTestFinished } from 'vitest';
import { publishRelease } from './publish-release.ts';
import { readRegistry } from './registry-file.ts';

/** The remote that `built` is a build of. */
export const remote = 'mfe-contact';

/** A small build, by file. */
export const built = {
  'client/remote.json': toRemoteFile(remote, { 'contact-us': ['/contact-us'] }),
  'client/chunks.json': JSON.stringify({ 'pages-contact-us': { js: ['pages-contact-us.js'], css: [] } }),
  'client/remoteEntry.js': '//',
  'client/pages-contact-us.js': '//',
  'server/remoteEntry.cjs': '//',
};

/** The `remote.json` of a build. */
function toRemoteFile(name: string, pages: Record<string, string[]>, more: object = {}): string {
  return JSON.stringify({ name, pages, fragments: {}, contractVersion: '2.0.0', ...more });
}

type Options = Omit<Parameters<typeof publishRelease>[1], 'packageVersion' | 'distDirectory'>;

/**
 * A releases folder, and a build whose files a test may change; no text takes a file away.
 *
 * @param releases another store for the releases
 */
export async function startPublishing(releases?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const place = releases ?? join(folder, 'releases');
  let builds = 0;
  async function build(changes: Record<string, string | undefined> = {}): Promise<string> {
    builds += 1;
    const distDirectory = join(folder, `dist-${builds}`);
    for (const [path, text] of Object.entries({ ...built, ...changes })) {
      if (text === undefined) continue;
      await mkdir(dirname(join(distDirectory, path)), { recursive: true });
      await writeFile(join(distDirectory, path), text);
    }
    return distDirectory;
  }
  const publish = async (changes?: Parameters<typeof build>[0], options: Options = {}) =>
    publishRelease(place, { packageVersion: '1.0.0', distDirectory: await build(changes), ...options });
  const readEntry = async (name = remote) => (await readRegistry(place)).remotes[name];
  const readLive = async (name = remote) => {
    const entry = await readEntry(name);
    return isLive(entry) ? entry.version : undefined;
  };
  return {
    releases: place,
    build,
    publish,
    readEntry,
    readLive,
    /** Releases a remote with one page at these paths. */
    publishAt: (name: string, paths: string[], options: Options = {}) =>
      publish({ 'client/remote.json': toRemoteFile(name, { 'contact-us': paths }) }, options),
  };
}
