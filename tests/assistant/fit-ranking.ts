import type { PageFigures, RankingWeights } from 'services/api/assistant/search/rank-pages.ts';

/** The pages found for a question, and which of them answer it. */
export type RankedPages = readonly { figures: PageFigures; isRight: boolean }[];

const penalty = 0.003;
const steps = 300;
const rate = 0.5;
/** How much of the step before each step repeats. */
const momentum = 0.8;

/** Learns weights that put a right page first: softmax over the pages of each question, by gradient descent. */
export function fitRanking(questions: readonly RankedPages[]): RankingWeights {
  const known = questions.filter((pages) => pages.some(({ isRight }) => isRight));
  const names = Object.keys(known[0]?.[0]?.figures ?? {}) as (keyof PageFigures)[];
  // Numbers side by side are read ten times as fast as by their names.
  const rows = known.map((pages) =>
    pages.map(({ figures, isRight }) => ({ values: Float64Array.from(names, (name) => figures[name]), isRight })),
  );
  let weights = new Float64Array(names.length);
  let change = new Float64Array(names.length);
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((weight) => penalty * weight);
    for (const pages of rows) {
      const chances = toShares(pages.map(({ values }) => Math.exp(toSum(values, weights))));
      const wanted = toShares(pages.map(({ isRight }, place) => (isRight ? (chances[place] ?? 0) : 0)));
      for (const [place, { values }] of pages.entries()) {
        const error = ((chances[place] ?? 0) - (wanted[place] ?? 0)) / rows.length;
        for (let at = 0; at < values.length; at++) {
          slopes[at] = (slopes[at] ?? 0) + error * (values[at] ?? 0);
        }
      }
    }
    change = change.map((last, at) => momentum * last - rate * (slopes[at] ?? 0));
    weights = weights.map((weight, at) => weight + (change[at] ?? 0));
  }
  return Object.fromEntries(
    names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100]),
  ) as RankingWeights;
}

function toSum(values: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) {
    sum += (values[at] ?? 0) * (weights[at] ?? 0);
  }
  return sum;
}

function toShares(values: readonly number[]): number[] {
  const all = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / all);
}
