import MiniSearch from 'minisearch';
import type { QueryTerm } from './query.ts';
import { toStems } from './words.ts';

/** A text with a title and headings, in which a word counts more. */
export interface IndexedText {
  id: string;
  title: string;
  heading: string;
  text: string;
}

/** How much a word in the title or a heading counts (BM25F), compared with 1 for one in the text. */
export interface FieldWeights {
  title: number;
  heading: number;
}

/** The scores of all texts for one stem. */
export type ToScores = (stem: string) => ReadonlyMap<string, number>;

/** Scores texts for one stem at a time, and remembers the scores: the index never changes. */
export function createScores(items: IndexedText[], { title, heading }: FieldWeights): ToScores {
  const index = new MiniSearch<IndexedText>({
    fields: ['title', 'heading', 'text'],
    tokenize: toStems,
    processTerm: (term) => term,
    searchOptions: { tokenize: (stem) => [stem], boost: { title, heading } },
  });
  index.addAll(items);
  const known = new Map<string, ReadonlyMap<string, number>>();
  return (stem) => {
    const scores = known.get(stem) ?? new Map(index.search(stem).map(({ id, score }) => [id, score]));
    known.set(stem, scores);
    return scores;
  };
}

/**
 * A term counts once for a text, by whichever of its words fits best there. Texts that speak of more of the question are
 * preferred to those that speak much of a part of it.
 *
 * @param coverage the power of the share of the question that a text speaks of
 */
export function scoreBy(toScores: ToScores, terms: readonly QueryTerm[], coverage: number): Map<string, number> {
  const totals = new Map<string, { score: number; covered: number }>();
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  for (const { weight, stems } of terms) {
    const best = new Map<string, { score: number; strength: number }>();
    for (const [stem, strength] of stems) {
      for (const [id, score] of toScores(stem)) {
        const known = best.get(id) ?? { score: 0, strength: 0 };
        best.set(id, { score: Math.max(known.score, score * strength), strength: Math.max(known.strength, strength) });
      }
    }
    for (const [id, { score, strength }] of best) {
      const total = totals.get(id) ?? { score: 0, covered: 0 };
      totals.set(id, { score: total.score + weight * score, covered: total.covered + weight * strength });
    }
  }
  return new Map([...totals].map(([id, { score, covered }]) => [id, score * (covered / all) ** coverage]));
}

/** The share of a question that stems speak of, 0 to 1. */
export function toCoverage(terms: readonly QueryTerm[], stems: ReadonlySet<string>): number {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const covered = terms.reduce((sum, term) => {
    const strengths = [...term.stems].filter(([stem]) => stems.has(stem)).map(([, strength]) => strength);
    return sum + term.weight * Math.max(0, ...strengths);
  }, 0);
  return all === 0 ? 0 : covered / all;
}
