import { candidateOf, isLive, type LiveEntry, type Registry } from '@site/contract/releases/registry';
import type { Release } from '@site/contract/releases/release';
import type { Claims } from '@site/contract/remotes/claims';
import { type Author, changeEntry, withoutCandidate } from './change-entry.ts';
import { assertCandidate, assertNotPaused, makeLive, readPublished } from './make-live.ts';
import { readManifest } from './read-manifest.ts';
import { readRegistry } from './registry-file.ts';
import { releaseCommand } from './release-command.ts';

/** How many remotes run a canary at a time. Shells keep a set of releases for each combination: 2 make 3 more sets. */
const mostCanaries = 2;

/**
 * Gives a release of the releases folder to a share of visitors, or changes the share.
 *
 * @param weight in percent
 * @param author with `isCandidate` if it has to be the canary's candidate at that moment
 * @throws if the remote is paused or not live, or if the release lacks a page or fragment of the live one
 */
export async function startCanary(
  releasesDirectory: string,
  remote: string,
  version: string,
  weight: number,
  { isCandidate, ...author }: Author & { isCandidate?: boolean } = {},
): Promise<void> {
  if (!(weight > 0 && weight < 100)) throw new Error('Say a share between 0 and 100 %, for example: --canary 5');
  const { integrity } = await readPublished(releasesDirectory, remote, version);
  const release = await readManifest(releasesDirectory, remote, version);
  await changeEntry(releasesDirectory, { remote, action: 'release', ...author }, (entry, registry) => {
    if (!isLive(entry))
      throw new Error(`${remote} is not live, so that visitors have no other version. Release it to everybody.`);
    assertNotPaused(entry, remote);
    if (isCandidate) assertCandidate(entry, remote, version);
    if (entry.version === version) throw new Error(`${version} is live for everybody already.`);
    assertRoom(registry, remote);
    if (!release || !hasAll(release, entry.claims))
      throw new Error(
        'It lacks a page or fragment of the live version, so that some links would lead nowhere for a part of the visitors. Release it to everybody.',
      );
    const last = candidateOf(entry);
    const since = last?.version === version ? last.since : new Date().toISOString();
    const stable = { version: entry.version, integrity: entry.integrity, weight: 100 - weight };
    return { ...entry, state: 'canary', versions: [stable, { version, integrity, weight, since }] };
  });
}

/**
 * Makes the candidate live for everybody, or for a larger share.
 *
 * @param weight in percent; missing for everybody
 * @param only a version; another candidate that somebody has started in the meantime stays as it is
 * @returns the candidate's version
 */
export async function promoteCanary(
  releasesDirectory: string,
  remote: string,
  weight?: number,
  author: Author = {},
  only?: string,
): Promise<string> {
  const entry = (await readRegistry(releasesDirectory)).remotes[remote];
  const version = only ?? findCandidate(isLive(entry) ? entry : undefined, remote).version;
  if (weight === undefined || weight === 100)
    await makeLive(releasesDirectory, remote, version, { isNew: true, isCandidate: true, ...author });
  else await startCanary(releasesDirectory, remote, version, weight, { isCandidate: true, ...author });
  return version;
}

/**
 * Ends a canary: everybody gets the stable version again.
 *
 * @param only a version; another candidate that somebody has started in the meantime stays
 * @returns the stable version
 */
export async function withdrawCandidate(
  releasesDirectory: string,
  remote: string,
  author: Author = {},
  only?: string,
): Promise<string> {
  let stable = '';
  await changeEntry(releasesDirectory, { remote, action: 'withdraw', ...author }, (entry) => {
    const live = isLive(entry) ? entry : undefined;
    const candidate = findCandidate(live, remote);
    if (!live || (only && candidate.version !== only))
      throw new Error(`${only} is not the candidate of ${remote} any more.`);
    stable = live.version;
    return withoutCandidate(live);
  });
  return stable;
}

/** @throws if no canary runs */
function findCandidate(entry: LiveEntry | undefined, remote: string) {
  const candidate = candidateOf(entry);
  if (!candidate)
    throw new Error(`${remote} runs no canary. To start one, run: ${releaseCommand(remote, '--canary 5')}`);
  return candidate;
}

function assertRoom({ remotes }: Registry, remote: string): void {
  const others = Object.keys(remotes).filter((name) => name !== remote && candidateOf(remotes[name]));
  if (others.length >= mostCanaries)
    throw new Error(
      `${others.join(' and ')} run canaries already, and no more than ${mostCanaries} run at a time. Wait until one of them has ended.`,
    );
}

function hasAll(release: Release, { pages, fragments }: Claims = { pages: {}, fragments: {} }): boolean {
  const hasPages = Object.entries(pages).every(([page, paths]) =>
    paths.every((path) => release.pages[page]?.includes(path)),
  );
  return hasPages && Object.entries(fragments).every(([folder, name]) => release.fragments[folder] === name);
}
