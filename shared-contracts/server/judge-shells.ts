import { type CanaryCounts, type CanaryVerdict, judgeCanary } from './judge-canary.ts';
import type { Composition } from './read-composition.ts';

interface Judged extends CanaryVerdict {
  /** What all shells together have counted about each version. */
  stable: CanaryCounts;
  candidate: CanaryCounts;
}

/**
 * The verdict about a remote's canary from what all shells have counted.
 *
 * @param candidate `since` is when it got its first visitors; a refusal from before that says nothing about this canary.
 *   Counts at another `weight` do not count.
 */
export function judgeShells(
  compositions: readonly (Composition | undefined)[],
  remote: string,
  { version, weight, since }: { version: string; weight: number; since?: string | undefined },
): Judged {
  const canaries = compositions.flatMap((composition) => composition?.remotes[remote]?.canary ?? []);
  const own = canaries.filter((canary) => canary.version === version);
  const current = own.filter((canary) => (canary.weight ?? weight) === weight);
  const counts = current.flatMap((canary) => canary.counts ?? []);
  const stable = addUp(counts.map((count) => count.stable));
  const candidate = addUp(counts.map((count) => count.candidate));
  const refused = own.find((canary) => canary.refused?.since === since)?.refused;
  const reason = `A shell has ${refused?.state} it: ${refused?.reason}`.slice(0, 500);
  return { stable, candidate, ...(refused ? { verdict: 'withdraw', reason } : judgeCanary(stable, candidate)) };
}

function addUp(all: readonly CanaryCounts[]): CanaryCounts {
  const sum = (measure: keyof CanaryCounts) => ({
    total: all.reduce((total, counts) => total + counts[measure].total, 0),
    failed: all.reduce((failed, counts) => failed + counts[measure].failed, 0),
  });
  const doubtful = all.reduce((sum, { views }) => sum + (views.doubtful ?? 0), 0);
  return { renders: sum('renders'), views: { ...sum('views'), doubtful }, interactions: sum('interactions') };
}
