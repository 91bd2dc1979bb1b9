import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@site/contract/releases/release';
import { readManifest } from './read-manifest.ts';

/** Every release of a remote whose manifest can be read, the newest first. */
export async function listReleases(releasesDirectory: string, remote: string): Promise<Release[]> {
  const versions = await readdir(join(releasesDirectory, remote)).catch(() => []);
  const releases = await Promise.all(
    versions
      .filter((version) => !version.endsWith('.draft'))
      .map((version) => readManifest(join(releasesDirectory, remote, version, 'release.json'))),
  );
  return releases.filter((release) => release !== undefined).sort((a, b) => b.releasedAt.localeCompare(a.releasedAt));
}
