import type { FoundPage } from '../search/site-index.ts';

/** The usual constant of reciprocal rank fusion: the first places differ little, so that two lists that agree win. */
const smoothing = 60;

/**
 * Reciprocal rank fusion: orders pages by their places in two lists, because the scores of words and of vectors cannot be
 * compared.
 *
 * @param byMeaning pages by similarity, the best first; those that the words did not find are added
 */
export function fuseRanks(byWords: readonly FoundPage[], byMeaning: readonly FoundPage[]): FoundPage[] {
  const scores = new Map<string, { found: FoundPage; score: number }>();
  for (const list of [byWords, byMeaning]) {
    for (const [place, found] of list.entries()) {
      const { path } = found.page;
      const known = scores.get(path) ?? { found, score: 0 };
      scores.set(path, { ...known, score: known.score + 1 / (smoothing + place + 1) });
    }
  }
  return [...scores.values()].toSorted((a, b) => b.score - a.score).map(({ found }) => found);
}
