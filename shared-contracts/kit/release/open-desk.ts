import type { Author } from './change-entry.ts';
import { readReleaseEnv } from './env.ts';
import { undoRelease } from './make-live.ts';
import { openKey } from './open-key.ts';
import { pauseRemote, resumeRemote } from './pause-remote.ts';
import { promoteCanary, withdrawCandidate } from './run-canary.ts';
import { withdrawRemote } from './withdraw-remote.ts';

/** What can be done to a remote that was released: give its candidate to all or to a share, end a canary, undo, and so on. */
export type DeskAction =
  | { kind: 'promote'; share: number }
  | { kind: 'end'; candidate: string }
  | { kind: 'undo' | 'pause' | 'resume' | 'switch-off' | 'switch-on' };

/** Changes the registry for a person. @throws an Error that says why it cannot be done */
export type ReleaseDesk = (remote: string, action: DeskAction, author: Author) => Promise<void>;

/**
 * Opens the store and the key that the release command's variables name.
 *
 * @throws if the key cannot be used
 */
export async function openDesk(variables?: Record<string, string | undefined>): Promise<ReleaseDesk> {
  const { RELEASES_DIR, RELEASES_URL, ...keys } = readReleaseEnv(variables);
  const releases = RELEASES_URL ?? RELEASES_DIR;
  const sign = await openKey(keys);
  return async (remote, action, { by, why, saw }) => {
    const author = { by, why, saw, sign };
    if (action.kind === 'promote') await promoteCanary(releases, remote, action.share, author);
    else if (action.kind === 'end') await withdrawCandidate(releases, remote, author, action.candidate);
    else if (action.kind === 'undo') await undoRelease(releases, remote, author);
    else if (action.kind === 'pause') await pauseRemote(releases, remote, author);
    else if (action.kind === 'switch-off') await withdrawRemote(releases, remote, author);
    else await resumeRemote(releases, remote, author);
  };
}
