import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveEntry } from '@site/contract/releases/registry';
import { type Release, releaseSchema } from '@site/contract/releases/release';
import { toIntegrity } from '@site/contract/releases/to-integrity';
import * as v from 'valibot';
import { updateRegistry } from './registry-file.ts';

/** How many earlier versions an entry remembers. */
const longestHistory = 20;

/**
 * Points the registry at a release that is already in the releases folder.
 *
 * @throws if there is no such release
 */
export async function makeLive(releasesDirectory: string, remote: string, version: string): Promise<void> {
  const manifest = await readFile(join(releasesDirectory, remote, version, 'release.json'), 'utf8').catch(() => {
    throw new Error(
      `${remote} has no release ${version}. To list its releases, run: npm run release -w ${remote} -- --list`,
    );
  });
  await updateRegistry(releasesDirectory, remote, (entry) => {
    const live: LiveEntry = { version, integrity: toIntegrity(manifest), since: now(), history: [] };
    if (!entry || 'removed' in entry) return live;
    if (entry.version === version) return { ...live, history: entry.history };
    const last = { version: entry.version, integrity: entry.integrity };
    return { ...live, history: [last, ...entry.history].slice(0, longestHistory) };
  });
}

/**
 * Goes back to the release that was live before. Undoing again goes further back, never forward.
 *
 * @returns its version
 * @throws if there was none
 */
export async function undoRelease(releasesDirectory: string, remote: string): Promise<string> {
  let undone = '';
  await updateRegistry(releasesDirectory, remote, (entry) => {
    const [previous, ...history] = entry && !('removed' in entry) ? entry.history : [];
    if (!previous) {
      throw new Error(`Nothing was live before the present release of ${remote}, so there is nothing to undo.`);
    }
    undone = previous.version;
    return { ...previous, since: now(), history };
  });
  return undone;
}

/** Takes a remote off the site until it is released again: its pages answer 404, its fragments show their fallback. */
export async function removeRemote(releasesDirectory: string, remote: string): Promise<void> {
  await updateRegistry(releasesDirectory, remote, () => ({ removed: true, since: now() }));
}

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

/** @returns undefined if it is missing, damaged or of an older format */
export async function readManifest(path: string): Promise<Release | undefined> {
  const json: unknown = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const release = v.safeParse(releaseSchema, json);
  return release.success ? release.output : undefined;
}

function now(): string {
  return new Date().toISOString();
}
