import { candidateOf, isKnown, type RegistryEntry } from '@site/contract/releases/registry';
import type { RegistryChange } from '@site/contract/releases/registry-change';
import { releaseCommand } from './release-command.ts';

/** For so long after somebody took something back, the next one has to name what they take back, in milliseconds. */
const grace = 60_000;

/**
 * Keeps two people who undo the same release from going back twice.
 *
 * @param named the version that has to be live, or the canary's; without it, whatever is, but for a minute after an undo
 * or the end of a canary
 * @throws an Error that says what is live, and how to undo that too
 */
export function assertMayUndo(remote: string, entry: RegistryEntry | undefined, named: string | undefined): void {
  assertSeen(remote, entry, named, (last, version) => {
    if (last.action !== 'undo' && !isEndOfCanary(last)) return undefined;
    return `To go back from ${version} too, run: ${releaseCommand(remote, `undo ${version}`)}`;
  });
}

/**
 * Keeps a remote on the site when two people end the same canary.
 *
 * @param named the version that has to be live, or the canary's; without it, whatever is, but for a minute after the end
 * of a canary
 * @throws an Error that says what is live, and how to withdraw that too
 */
export function assertMayWithdraw(remote: string, entry: RegistryEntry | undefined, named: string | undefined): void {
  assertSeen(remote, entry, named, (last, version) => {
    if (!isEndOfCanary(last)) return undefined;
    return `To take the remote off the site too, run: ${releaseCommand(remote, `withdraw ${version}`)}`;
  });
}

function assertSeen(
  remote: string,
  entry: RegistryEntry | undefined,
  named: string | undefined,
  toNext: (last: RegistryChange, version: string) => string | undefined,
): void {
  if (!isKnown(entry)) return;
  const version = candidateOf(entry)?.version ?? entry.version;
  if (named && named !== version)
    throw new Error(`${remote}@${named} is not live: ${version} is. Nothing was changed.`);
  const last = entry.changes.find(({ action }) => action !== 'move');
  const age = last ? Date.now() - Date.parse(last.at) : grace;
  if (named || !last || age >= grace) return;
  const next = toNext(last, version);
  if (!next) return;
  throw new Error(
    `${last.by} ${toDeed(remote, last)} ${Math.round(age / 1000)} s ago, so nothing was changed. ${next}`,
  );
}

/** A remote that was withdrawn as a whole has no version after that. */
function isEndOfCanary({ action, to }: RegistryChange): boolean {
  return action === 'withdraw' && to !== null;
}

function toDeed(remote: string, last: RegistryChange): string {
  if (isEndOfCanary(last)) return `ended the canary of ${remote}`;
  return last.from ? `undid ${remote}@${last.from}` : `undid the withdrawal of ${remote}`;
}
