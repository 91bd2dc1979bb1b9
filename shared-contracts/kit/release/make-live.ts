import { isKnown, isLive } from '@site/contract/releases/registry';
import { toIntegrity } from '@site/contract/releases/to-integrity';
import { type Author, changeEntry, toLive } from './change-entry.ts';
import { signRelease } from './sign-release.ts';
import { openStore } from './store/open-store.ts';
import { manifestFile } from './store/release-store.ts';

/** How many earlier versions an entry remembers. */
const longestHistory = 20;

interface MakeLive extends Author {
  /** Paths and fragments to take over from the remotes that own them, in the same step. */
  take?: readonly string[] | undefined;
  /** Whether this version was never live; then it is refused if it claims what another remote owns. */
  isNew?: boolean | undefined;
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
  { take, isNew, ...author }: MakeLive = {},
): Promise<void> {
  const manifest = await (await openStore(releasesDirectory)).read(`${remote}/${version}/${manifestFile}`);
  if (!manifest) {
    throw new Error(
      `${remote} has no release ${version}. To list its releases, run: npm run release -w ${remote} -- list`,
    );
  }
  const named = { remote, version, integrity: toIntegrity(manifest) };
  if (author.sign) await signRelease(releasesDirectory, named, author.sign);
  await changeEntry(releasesDirectory, { remote, action: 'release', take, isNew, ...author }, (entry) => {
    if (isLive(entry) && entry.state === 'paused') {
      const paused = entry.changes.find(({ action }) => action === 'pause');
      const reason = paused?.why ? ` (${paused.why})` : '';
      throw new Error(
        `${paused?.by ?? 'Somebody'} paused ${remote}${reason}. To allow releases again, run: npm run release -w ${remote} -- resume`,
      );
    }
    const live = toLive(named);
    if (!isKnown(entry)) return live;
    if (entry.version === version) return { ...live, history: entry.history };
    const last = { version: entry.version, integrity: entry.integrity };
    return { ...live, history: [last, ...entry.history].slice(0, longestHistory) };
  });
}

/**
 * Goes back to what was live before. Undoing again goes further back, never forward. Undoing a withdrawal brings back
 * the version that was withdrawn.
 *
 * @returns the version that is live now
 * @throws if nothing was live before
 */
export async function undoRelease(releasesDirectory: string, remote: string, author: Author = {}): Promise<string> {
  let undone = '';
  await changeEntry(releasesDirectory, { remote, action: 'undo', ...author }, (entry) => {
    if (isKnown(entry) && !isLive(entry)) {
      undone = entry.version;
      return { ...toLive(entry), history: entry.history };
    }
    const [previous, ...history] = entry?.history ?? [];
    if (!entry || !previous) {
      throw new Error(`Nothing was live before the present release of ${remote}, so there is nothing to undo.`);
    }
    undone = previous.version;
    return { ...toLive(previous), state: entry.state, history };
  });
  return undone;
}
