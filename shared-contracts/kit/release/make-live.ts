import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@site/contract/releases/release';
import { toIntegrity } from '@site/contract/releases/to-integrity';
import type { RemoteName } from '@site/contract/remotes/remotes';
import * as v from 'valibot';
import { readRegistry, updateRegistry } from './registry-file.ts';

/**
 * Points the registry at a release that is already in the releases folder.
 *
 * @throws if there is no such release
 */
export async function makeLive(releasesDirectory: string, remote: RemoteName, version: string): Promise<void> {
  const manifest = await readFile(join(releasesDirectory, remote, version, 'release.json'), 'utf8').catch(() => {
    throw new Error(
      `${remote} has no release ${version}. To list its releases, run: npm run release -w ${remote} -- --list`,
    );
  });
  await updateRegistry(releasesDirectory, (registry) => {
    const before = registry.remotes[remote];
    const previous = before?.version === version ? before.previous : before?.version;
    const live = { version, integrity: toIntegrity(manifest), ...(previous && { previous }) };
    return { ...registry, remotes: { ...registry.remotes, [remote]: live } };
  });
}

/**
 * Makes the previous release live again.
 *
 * @returns its version
 * @throws if there was none
 */
export async function undoRelease(releasesDirectory: string, remote: RemoteName): Promise<string> {
  const previous = (await readRegistry(releasesDirectory)).remotes[remote]?.previous;
  if (!previous) throw new Error(`${remote} had no release before the live one, so there is nothing to undo.`);
  await makeLive(releasesDirectory, remote, previous);
  return previous;
}

/** Lists the releases of a remote, the newest first. */
export async function listReleases(releasesDirectory: string, remote: RemoteName): Promise<Release[]> {
  const versions = await readdir(join(releasesDirectory, remote)).catch(() => []);
  const releases = await Promise.all(
    versions
      .filter((version) => !version.endsWith('.draft'))
      .map(async (version) =>
        v.parse(
          releaseSchema,
          JSON.parse(await readFile(join(releasesDirectory, remote, version, 'release.json'), 'utf8')),
        ),
      ),
  );
  return releases.sort((a, b) => b.releasedAt.localeCompare(a.releasedAt));
}
