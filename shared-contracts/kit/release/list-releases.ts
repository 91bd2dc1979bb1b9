import type { Release } from '@site/contract/releases/release';
import { readManifest } from './read-manifest.ts';
import { openStore } from './store/open-store.ts';
import { manifestFile } from './store/release-store.ts';

/** Every release of a remote whose manifest can be read, the newest first. */
export async function listReleases(address: string, remote: string): Promise<Release[]> {
  const files = await (await openStore(address)).list(remote);
  const folders = files.flatMap(({ path }) => {
    const [, version, name] = path.split('/');
    return version && name === manifestFile ? [version] : [];
  });
  const releases = await Promise.all(
    folders.map(async (version) => {
      const release = await readManifest(address, remote, version);
      return release?.version === version ? [release] : [];
    }),
  );
  return releases.flat().sort((a, b) => b.releasedAt.localeCompare(a.releasedAt));
}
