import { describe, expect, it } from 'vitest';
import { type CanaryCounts, judgeCanary } from './judge-canary.ts';
import { createRandom } from './testing/create-random.ts';

const none = (): CanaryCounts => ({
  renders: { total: 0, failed: 0 },
  views: { total: 0, failed: 0 },
  interactions: { total: 0, failed: 0 },
});

/** How often versions fail, by measure. */
type Rates = Partial<Record<keyof CanaryCounts, number>>;

/** Visitors come until there is a verdict, and are judged one by one. */
function run(seed: number, weight: number, rates: { stable: Rates; candidate: Rates }, mostVisitors = 20_000) {
  const random = createRandom(seed);
  const counts = { stable: none(), candidate: none() };
  for (let visitors = 1; visitors <= mostVisitors; visitors += 1) {
    const version = random() < weight / 100 ? 'candidate' : 'stable';
    let isHurt = false;
    for (const measure of ['renders', 'views', 'interactions'] as const) {
      const hasFailed = random() < (rates[version][measure] ?? 0);
      counts[version][measure].total += 1;
      counts[version][measure].failed += hasFailed ? 1 : 0;
      isHurt ||= hasFailed;
    }
    if (version === 'stable' && !isHurt) continue;
    const { verdict } = judgeCanary(counts.stable, counts.candidate);
    if (verdict !== 'wait') return { verdict, visitors, candidate: counts.candidate };
  }
  return { verdict: 'wait', visitors: mostVisitors, candidate: counts.candidate };
}

const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe.each([5, 25, 50])('a canary for %s % of visitors', (weight) => {
  it.each([0, 0.0005, 0.005, 0.02])('is never withdrawn if it fails as often as the stable version, %s', (rate) => {
    const rates = { renders: rate, views: rate, interactions: rate * 2 };
    const verdicts = seeds.map((seed) => run(seed, weight, { stable: rates, candidate: rates }).verdict);
    expect(verdicts.filter((verdict) => verdict === 'withdraw')).toEqual([]);
    expect(verdicts.filter((verdict) => verdict === 'promote').length).toBeGreaterThan(rate < 0.005 ? 190 : 0);
  });

  it.each([0, 0.0005])(
    'is withdrawn before many are hurt if 3 % of its renders fail, and %s of the stable ones',
    (rate) => {
      const rates = { stable: { renders: rate }, candidate: { renders: 0.03 } };
      const runs = seeds.map((seed) => run(seed, weight, rates, 200_000));
      expect(runs.filter(({ verdict }) => verdict === 'withdraw').length).toBeGreaterThanOrEqual(190);
      const seen = median(runs.map(({ candidate }) => candidate.renders.total));
      const hurt = median(runs.map(({ candidate }) => candidate.renders.failed));
      console.log(
        `3 % of renders at ${weight} %: withdrawn after ${seen} visitors with it, ${hurt} of them hurt (median)`,
      );
      expect(seen).toBeLessThan(weight <= 5 ? 300 : 700);
      expect(hurt).toBeLessThan(weight <= 5 ? 10 : 25);
    },
  );

  it('is withdrawn after a few visitors if it fails in every browser', () => {
    const runs = seeds.map((seed) => run(seed, weight, { stable: { views: 0.002 }, candidate: { views: 1 } }));
    expect(runs.filter(({ verdict }) => verdict !== 'withdraw')).toEqual([]);
    const hurt = median(runs.map(({ candidate }) => candidate.views.failed));
    console.log(`All views at ${weight} %: withdrawn after ${hurt} of them (median)`);
    expect(hurt).toBeLessThan(weight <= 5 ? 8 : 25);
  });
});

it.each(['views', 'interactions'] as const)('is withdrawn for its %s, with the figures', (measure) => {
  const stable = { ...none(), [measure]: { total: 9_500, failed: 10 } };
  const candidate = { ...none(), [measure]: { total: 500, failed: 20 } };
  const { verdict, reason } = judgeCanary(stable, candidate);
  expect(verdict).toBe('withdraw');
  expect(reason).toMatch(/^20 of 500 page views had .*, and 10 of 9500 with the stable version\.$/);
});

it('is not withdrawn for a few failures that nobody would notice among as many of the stable version', () => {
  const stable = { ...none(), views: { total: 100_000, failed: 0 } };
  expect(judgeCanary(stable, { ...none(), views: { total: 5_000, failed: 4 } }).verdict).not.toBe('withdraw');
});

it('waits while little is known', () => {
  expect(judgeCanary(none(), none()).verdict).toBe('wait');
  const few = { ...none(), renders: { total: 20, failed: 3 }, views: { total: 100, failed: 0 } };
  expect(judgeCanary({ ...none(), renders: { total: 400, failed: 0 } }, few).verdict).toBe('wait');
});

it('promotes none whose failures are in doubt, because one address reported all of them', () => {
  const stable = { ...none(), views: { total: 5_000, failed: 0 } };
  const views = { total: 5_000, failed: 2 };
  expect(judgeCanary(stable, { ...none(), views }).verdict).toBe('promote');
  expect(judgeCanary(stable, { ...none(), views: { ...views, doubtful: 4_998 } })).toEqual({
    verdict: 'wait',
    reason:
      '2 of 5000 page views had an error in the browser, 4998 more may have had one, as a few addresses report, and 0 of 5000 with the stable version.',
  });
});

it('promotes one that fails for two points more of the views in at most one of twenty runs', () => {
  const rates = { stable: { views: 0.001 }, candidate: { views: 0.021 } };
  const promoted = seeds.filter((seed) => run(seed, 50, rates).verdict === 'promote');
  expect(promoted.length).toBeLessThanOrEqual(10);
});
