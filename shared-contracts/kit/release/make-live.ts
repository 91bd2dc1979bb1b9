import {
  candidateOf,
  isKnown,
  isLive,
  type LiveEntry,
  type RegistryEntry,
  type WithdrawnEntry,
} from '@site/contract/releases/registry';
import { releaseVersion } from '@site/contract/releases/release';
import { toIntegrity } from '@site/contract/releases/to-integrity';
import * as v from 'valibot';
import { type Author, changeEntry, toLive, withoutCandidate } from './change-entry.ts';
import { releaseCommand } from './release-command.ts';
import { openStore } from './store/open-store.ts';
import { manifestFile } from './store/release-store.ts';

/** How many earlier versions an entry remembers. */
const longestHistory = 20;

interface MakeLive extends Author {
  /** Paths and fragments to take over from the remotes that own them, in the same step. */
  take?: readonly string[] | undefined;
  /** Whether this version was never live; then it is refused if it claims what another remote owns. */
  isNew?: boolean | undefined;
  /** Whether it has to be the canary's candidate at that moment. */
  isCandidate?: boolean | undefined;
}

/**
 * Points the registry at a release that is already in the releases folder.
 *
 * @throws if there is no such release, if the remote is paused, or if another remote owns what it claims
 */
export async function makeLive(
  releasesDirectory: string,
  remote: string,
  version: string,
  { take, isNew, isCandidate, ...author }: MakeLive = {},
): Promise<void> {
  const named = await readPublished(releasesDirectory, remote, version);
  await changeEntry(releasesDirectory, { remote, action: 'release', take, isNew, ...author }, (entry) => {
    if (isLive(entry)) assertNotPaused(entry, remote);
    if (isCandidate) assertCandidate(entry, remote, version);
    const live = toLive(named);
    if (!isKnown(entry)) return live;
    if (entry.version === version) return { ...live, history: entry.history };
    const last = { version: entry.version, integrity: entry.integrity };
    return { ...live, history: [last, ...entry.history].slice(0, longestHistory) };
  });
}

/**
 * Reads how the registry names a release that is in the releases folder.
 *
 * @throws if there is no such release
 */
export async function readPublished(releasesDirectory: string, remote: string, version: string) {
  if (!v.is(releaseVersion, version)) throw new Error(`${version} is not a release version, such as 1.0.0-3f2a9c1b0d.`);
  const manifest = await (await openStore(releasesDirectory)).read(`${remote}/${version}/${manifestFile}`);
  if (!manifest) {
    throw new Error(
      `${remote} has no release ${version}. To list its releases, run: ${releaseCommand(remote, 'list')}`,
    );
  }
  return { remote, version, integrity: toIntegrity(manifest) };
}

/** @throws if another version, or none, is the canary's candidate */
export function assertCandidate(entry: RegistryEntry | undefined, remote: string, version: string): void {
  if (candidateOf(entry)?.version !== version)
    throw new Error(`The canary of ${remote}@${version} has ended in the meantime.`);
}

/** @throws an Error that says who paused the remote */
export function assertNotPaused(entry: LiveEntry, remote: string): void {
  if (entry.state !== 'paused') return;
  const paused = entry.changes.find(({ action }) => action === 'pause');
  const reason = paused?.why ? ` (${paused.why})` : '';
  throw new Error(
    `${paused?.by ?? 'Somebody'} paused ${remote}${reason}. To allow releases again, run: ${releaseCommand(remote, 'resume')}`,
  );
}

/**
 * Goes back to what was live before. Undoing again goes further back, never forward. Undoing a withdrawal brings back
 * the version that was withdrawn; undoing a canary ends it.
 *
 * @returns the version that is live now
 * @throws if nothing was live before
 */
export async function undoRelease(releasesDirectory: string, remote: string, author: Author = {}): Promise<string> {
  let undone = '';
  await changeEntry(releasesDirectory, { remote, action: 'undo', ...author }, (entry) => {
    const next = toUndone(remote, entry);
    undone = next.version;
    return next;
  });
  return undone;
}

function toUndone(remote: string, entry: LiveEntry | WithdrawnEntry | undefined): LiveEntry {
  if (isKnown(entry) && !isLive(entry)) return { ...toLive(entry), history: entry.history };
  if (isLive(entry) && candidateOf(entry)) return withoutCandidate(entry);
  const [previous, ...history] = entry?.history ?? [];
  if (!entry || !previous)
    throw new Error(`Nothing was live before the present release of ${remote}, so there is nothing to undo.`);
  return { ...toLive(previous), state: entry.state, history };
}
