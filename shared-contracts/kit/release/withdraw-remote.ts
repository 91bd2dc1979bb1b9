import { isKnown } from '@site/contract/releases/registry';
import { type Author, changeEntry } from './change-entry.ts';

/** Takes a remote off the site at once: its pages answer 503 with a fallback, and its fragments disappear. */
export async function withdrawRemote(releasesDirectory: string, remote: string, author: Author = {}): Promise<void> {
  await changeEntry(releasesDirectory, { remote, action: 'withdraw', ...author }, (entry) => {
    if (!isKnown(entry)) throw new Error(`${remote} is not on the site, so there is nothing to withdraw.`);
    return { ...entry, state: 'withdrawn', removed: true, since: new Date().toISOString() };
  });
}

/** Takes a remote off the site for good: its pages answer 404, and other remotes may claim its paths. */
export async function removeRemote(releasesDirectory: string, remote: string, author: Author = {}): Promise<void> {
  await changeEntry(releasesDirectory, { remote, action: 'remove', ...author }, () => ({
    removed: true,
    since: new Date().toISOString(),
    changes: [],
  }));
}
