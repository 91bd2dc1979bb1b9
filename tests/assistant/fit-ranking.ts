import type { PageFigures, RankingWeights } from 'services/api/assistant/search/rank-pages.ts';

/** The pages found for a question, and which of them answer it. */
export type RankedPages = readonly { figures: PageFigures; isRight: boolean }[];

const penalty = 0.01;
const steps = 400;
const rate = 1;

/** Learns weights that put a right page first: softmax over the pages of each question, by gradient descent. */
export function fitRanking(questions: readonly RankedPages[]): RankingWeights {
  const known = questions.filter((pages) => pages.some(({ isRight }) => isRight));
  const names = Object.keys(known[0]?.[0]?.figures ?? {}) as (keyof PageFigures)[];
  let weights = names.map(() => 0);
  const scoreOf = (figures: PageFigures) =>
    names.reduce((sum, name, at) => sum + figures[name] * (weights[at] ?? 0), 0);
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((weight) => penalty * weight);
    for (const pages of known) {
      const chances = toShares(pages.map(({ figures }) => Math.exp(scoreOf(figures))));
      const wanted = toShares(pages.map(({ isRight }, place) => (isRight ? (chances[place] ?? 0) : 0)));
      for (const [place, { figures }] of pages.entries()) {
        const error = ((chances[place] ?? 0) - (wanted[place] ?? 0)) / known.length;
        for (const [at, name] of names.entries()) {
          slopes[at] = (slopes[at] ?? 0) + error * figures[name];
        }
      }
    }
    weights = weights.map((weight, at) => weight - rate * (slopes[at] ?? 0));
  }
  return Object.fromEntries(
    names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100]),
  ) as RankingWeights;
}

function toShares(values: readonly number[]): number[] {
  const all = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / all);
}
