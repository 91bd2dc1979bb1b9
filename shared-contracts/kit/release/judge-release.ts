import { setTimeout } from 'node:timers/promises';
import { candidateOf, isLive, type LiveEntry } from '@site/contract/releases/registry';
import { judgeShells } from '@site/server/judge-shells';
import { readComposition } from '@site/server/read-composition';
import type { Author } from './change-entry.ts';
import { readRegistry } from './registry-file.ts';
import { promoteCanary, withdrawCandidate } from './run-canary.ts';

/** How often shells are asked, in milliseconds. */
const pause = 2_000;

interface Judge {
  /** Origins of the shells whose counts are added up. */
  shells: readonly string[];
  author?: Author;
  /** Shares in percent that the candidate gets one after the other, before everybody gets it. */
  steps?: readonly number[];
  /** How long it keeps each share at least, in milliseconds. */
  holdFor?: number;
  /** Receives the figures whenever they change what is known. */
  say?: (line: string) => void;
}

/** What became of a canary. `ended`: somebody else ended it. */
type Outcome = { verdict: 'promote' | 'withdraw'; version: string; reason: string } | { verdict: 'ended' };

/**
 * Waits for the verdict about a remote's canary, and carries it out: promotes or withdraws the candidate in the registry,
 * with the reason in its history. A paused remote is not promoted until it is resumed. With steps, a good verdict gives it to the
 * next larger share, where all counts start anew.
 */
export async function judgeRelease(releases: string, remote: string, judge: Judge): Promise<Outcome> {
  const { shells, author, steps = [], holdFor = 0, say = () => {} } = judge;
  for (let last = ''; ; await setTimeout(pause)) {
    const entry = (await readRegistry(releases)).remotes[remote];
    const candidate = candidateOf(entry);
    if (!candidate || !isLive(entry)) return { verdict: 'ended' };
    const { version } = candidate;
    const { verdict, reason } = judgeShells(
      await Promise.all(shells.map((shell) => readComposition(shell))),
      remote,
      candidate,
    );
    if (reason !== last) say(`${verdict}: ${reason}`);
    last = reason;
    if (verdict === 'withdraw') await withdrawCandidate(releases, remote, { ...author, why: reason }, version);
    else if (verdict === 'promote' && entry.state !== 'paused' && isHeld(entry, candidate, holdFor)) {
      const next = steps.toSorted((one, other) => one - other).find((share) => share > candidate.weight);
      await promoteCanary(releases, remote, next, { ...author, why: reason }, version);
      if (next !== undefined) continue;
    } else continue;
    return { verdict, version, reason };
  }
}

/** Whether the candidate has had its share for long enough. */
function isHeld(
  { changes }: LiveEntry,
  { version, weight }: { version: string; weight: number },
  time: number,
): boolean {
  const given = changes.find(({ to, share }) => to === version && share === weight);
  return !given || Date.now() - Date.parse(given.at) >= time;
}
