import { setTimeout } from 'node:timers/promises';
import { candidateOf, isLive } from '@site/contract/releases/registry';
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
  /** Receives the figures whenever they change what is known. */
  say?: (line: string) => void;
}

/** What became of a canary. `ended`: somebody else ended it. */
type Outcome = { verdict: 'promote' | 'withdraw'; version: string; reason: string } | { verdict: 'ended' };

/**
 * Waits for the verdict about a remote's canary, and carries it out: promotes or withdraws the candidate in the registry,
 * with the reason in its history. A paused remote is not promoted until it is resumed.
 */
export async function judgeRelease(releases: string, remote: string, judge: Judge): Promise<Outcome> {
  const { shells, author, say = () => {} } = judge;
  for (let last = ''; ; await setTimeout(pause)) {
    const entry = (await readRegistry(releases)).remotes[remote];
    const candidate = candidateOf(entry);
    if (!candidate || !isLive(entry)) return { verdict: 'ended' };
    const { version } = candidate;
    const { verdict, reason } = judgeShells(await Promise.all(shells.map(readComposition)), remote, candidate);
    if (reason !== last) say(`${verdict}: ${reason}`);
    last = reason;
    if (verdict === 'withdraw') await withdrawCandidate(releases, remote, { ...author, why: reason }, version);
    else if (verdict === 'promote' && entry.state !== 'paused')
      await promoteCanary(releases, remote, undefined, { ...author, why: reason });
    else continue;
    return { verdict, version, reason };
  }
}
