import models from './confidence.json' with { type: 'json' };
import { lacksPrice } from './price.ts';
import type { Found } from './site-index.ts';

/** What a search result says about whether its first page answers the question. Each is about 0 to 1. */
export function toFeatures({ question, terms, byWords, known, cues, asked, unknownName }: Found): number[] {
  const [best, second] = byWords;
  if (!best) {
    return Array.from({ length: featureCount }, () => 0);
  }
  const weight = terms.reduce((sum, term) => sum + term.weight, 0);
  const rarest = Math.max(0, ...terms.filter(({ stems }) => !best.speaksOf(stems)).map((term) => term.weight));
  return [
    best.coverage,
    best.passageCoverage,
    best.exactCoverage,
    best.figures.title,
    best.figures.opening,
    best.figures.phrases,
    best.figures.named,
    best.figures.meant,
    best.figures.meantTogether,
    known,
    rarest / 3.5,
    Math.min(1, best.strength / (weight * 12)),
    second ? 1 - Math.exp(second.score - best.score) : 1,
    Math.min(1, terms.length / 6),
    cues.answerable / 3,
    Number(lacksPrice(question, best.page)),
    Number(unknownName),
    best.figures.asked,
    best.figures.askedWords,
    asked.answerable,
  ];
}

const featureCount = 20;

interface Model {
  weights: readonly number[];
  bias: number;
}

/** @returns 0 to 1 */
export function toProbability(features: readonly number[], { weights, bias }: Model): number {
  const sum = features.reduce((total, feature, index) => total + feature * (weights[index] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * What to do with a search result: `answer` from its first page; `suggest` the first pages, because the site speaks of it,
 * but it is not clear which page is meant; or `refuse`, because the site does not speak of it. `npm run assistant:train`
 * chooses the weights and thresholds, for pages found by words. If vectors put another page first, nothing is sure.
 */
export function toVerdict(found: Found): 'answer' | 'suggest' | 'refuse' {
  const features = toFeatures(found);
  if (
    found.isForPerson ||
    found.pages.length === 0 ||
    !/\p{L}{2}/u.test(found.question) ||
    toProbability(features, models.answerable) < models.answerable.threshold
  ) {
    return 'refuse';
  }
  const isAgreed = found.byWords[0]?.page === found.pages[0]?.page;
  return isAgreed && toProbability(features, models.right) >= models.right.threshold ? 'answer' : 'suggest';
}
