import { candidateOf, isKnown, isLive } from '@site/contract/releases/registry';
import { type Author, changeEntry, toLive } from './change-entry.ts';

/** Keeps a remote as it is: nobody releases it, and its canary does not grow, until it is resumed. It can still be undone and withdrawn. */
export async function pauseRemote(releasesDirectory: string, remote: string, author: Author = {}): Promise<void> {
  await changeEntry(releasesDirectory, { remote, action: 'pause', ...author }, (entry) => {
    if (!isLive(entry)) throw new Error(`${remote} is not live, so there is nothing to pause.`);
    return { ...entry, state: 'paused' };
  });
}

/** Ends a pause or a withdrawal; what was live is live again. */
export async function resumeRemote(releasesDirectory: string, remote: string, author: Author = {}): Promise<void> {
  await changeEntry(releasesDirectory, { remote, action: 'resume', ...author }, (entry) => {
    if (!isKnown(entry) || (isLive(entry) && entry.state !== 'paused'))
      throw new Error(`${remote} is neither paused nor withdrawn.`);
    if (isLive(entry)) return { ...entry, state: candidateOf(entry) ? 'canary' : 'live' };
    return { ...toLive(entry), history: entry.history };
  });
}
