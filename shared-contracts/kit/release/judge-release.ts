import { setTimeout } from 'node:timers/promises';
import { candidateOf, isLive } from '@site/contract/releases/registry';
import { type CanaryCounts, judgeCanary } from '@site/server/judge-canary';
import type { Author } from './change-entry.ts';
import { readComposition } from './read-composition.ts';
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
    const { verdict, reason } = await judgeShells(shells, remote, version, candidate.since);
    if (reason !== last) say(`${verdict}: ${reason}`);
    last = reason;
    if (verdict === 'withdraw') await withdrawCandidate(releases, remote, { ...author, why: reason }, version);
    else if (verdict === 'promote' && entry.state !== 'paused')
      await promoteCanary(releases, remote, undefined, { ...author, why: reason });
    else continue;
    return { verdict, version, reason };
  }
}

async function judgeShells(shells: readonly string[], remote: string, version: string, since: string | undefined) {
  const compositions = await Promise.all(shells.map(readComposition));
  const canaries = compositions.flatMap((composition) => composition?.remotes[remote]?.canary ?? []);
  const own = canaries.filter((canary) => canary.version === version);
  const refused = own.find((canary) => canary.refused?.since === since)?.refused;
  if (refused)
    return { verdict: 'withdraw' as const, reason: `A shell has ${refused.state} it: ${refused.reason}`.slice(0, 500) };
  const counts = own.flatMap((canary) => canary.counts ?? []);
  return judgeCanary(addUp(counts.map(({ stable }) => stable)), addUp(counts.map(({ candidate }) => candidate)));
}

function addUp(all: readonly CanaryCounts[]): CanaryCounts {
  const sum = (measure: keyof CanaryCounts) => ({
    total: all.reduce((total, counts) => total + counts[measure].total, 0),
    failed: all.reduce((failed, counts) => failed + counts[measure].failed, 0),
  });
  return { renders: sum('renders'), views: sum('views'), interactions: sum('interactions') };
}
