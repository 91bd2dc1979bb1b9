import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const outcomes = v.object({ total: count, failed: count });

/** How one version did since its canary began, added up over shells. */
export const canaryCounts = v.object({
  /** Pages that the server rendered with it, and those that failed, came too late, or lacked its part. */
  renders: outcomes,
  /** Documents that browsers got with it, and those where something failed in the browser. */
  views: v.object({
    ...outcomes.entries,
    /** Those that one address reported too often to be counted as failed. They may have been fine, or not. */
    doubtful: v.optional(count),
  }),
  /** The same documents, and those with an interaction that took too long. */
  interactions: outcomes,
});

export type CanaryCounts = v.InferOutput<typeof canaryCounts>;

/** @param reason for a person, with the figures */
export interface CanaryVerdict {
  verdict: 'promote' | 'wait' | 'withdraw';
  reason: string;
}

/** How likely it is at most that a candidate that is as good as the stable version is ever withdrawn. */
const falseAlarm = 0.0001;
/** How likely it is at most that a candidate is promoted that fails for one in a hundred views more than the stable version. */
const missed = 0.05;
const tolerated = 0.01;
/** A share of failures that is no reason to withdraw anything. */
const negligible = 0.001;
/** How many times more often a bad candidate may fail. One that fails a hundred times more often is found by 64 as well. */
const risks = [2, 4, 8, 16, 32, 64];
/** How many it takes to judge. A candidate's first renders and interactions are slow, an error in a browser is one from the start. */
const leastToWithdraw = { renders: 30, views: 1, interactions: 30 };
const leastViews = 500;

const descriptions = {
  renders: 'renders on the server failed',
  views: 'page views had an error in the browser',
  interactions: 'page views had a slow interaction',
};

/**
 * Compares a canary's candidate with the stable version over the same time, as often as one likes.
 *
 * Withdraws by a mixture sequential probability ratio test (Robbins 1970; Johari, Pekelis and Walsh 2015). If both versions
 * are as good, each failure is the candidate's with the probability of its share of the traffic, like a coin. The evidence
 * is how much better a coin of a worse candidate explains the failures, averaged over six kinds of worse. By Ville's
 * inequality, it exceeds 1/a at any time with a probability of at most a; a is 0.0001 for three measures together.
 *
 * Promotes by Wald's sequential test (1945) against a candidate that fails for a point more of the views: such a one is
 * promoted with a probability of at most 0.05. Views that are in doubt prove nothing.
 */
export function judgeCanary(stable: CanaryCounts, candidate: CanaryCounts): CanaryVerdict {
  const measures = (['renders', 'views', 'interactions'] as const).map((measure) => ({
    measure,
    evidence: candidate[measure].total < leastToWithdraw[measure] ? 0 : toEvidence(stable[measure], candidate[measure]),
  }));
  const [worst] = measures.sort((one, other) => other.evidence - one.evidence);
  if (!worst) throw new Error('There is nothing to compare.');
  const reason = describe(worst.measure, stable, candidate);
  if (worst.evidence >= measures.length / falseAlarm) return { verdict: 'withdraw', reason };
  const isSuspicious = worst.evidence >= 1 / missed;
  if (!isSuspicious && isProven(stable.views, candidate.views))
    return { verdict: 'promote', reason: describe('views', stable, candidate) };
  return { verdict: 'wait', reason: isSuspicious ? reason : describe('views', stable, candidate) };
}

type Outcomes = CanaryCounts['renders'];
type Views = CanaryCounts['views'];

function toEvidence(stable: Outcomes, candidate: Outcomes): number {
  if (stable.total === 0) return 0;
  const share = candidate.total / (candidate.total + stable.total);
  const others = Math.max(stable.failed, stable.total * negligible);
  const ratios = risks.map((risk) => {
    const expected = (risk * share) / (risk * share + 1 - share);
    const logarithm = candidate.failed * Math.log(expected / share) + others * Math.log((1 - expected) / (1 - share));
    return Math.exp(logarithm);
  });
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}

function isProven(stable: Views, candidate: Views): boolean {
  const known = candidate.total - (candidate.doubtful ?? 0);
  if (known < leastViews || stable.total < leastViews) return false;
  const good = Math.max(stable.failed / stable.total, negligible);
  const bad = Math.min(good + tolerated, 1);
  const fine = known - candidate.failed;
  const logarithm = candidate.failed * Math.log(good / bad) + fine * Math.log((1 - good) / (1 - bad));
  return logarithm >= Math.log(1 / missed);
}

function describe(measure: keyof CanaryCounts, stable: CanaryCounts, candidate: CanaryCounts): string {
  const { failed, total } = candidate[measure];
  const other = stable[measure];
  const { doubtful } = candidate.views;
  const doubt = measure === 'views' && doubtful ? `, ${doubtful} more may have had one, as a few addresses report` : '';
  return `${failed} of ${total} ${descriptions[measure]}${doubt}, and ${other.failed} of ${other.total} with the stable version.`;
}
