import MiniSearch, { type SearchOptions } from 'minisearch';
import type { CaseStudyCard } from 'shared-contracts/content/case-study-card.ts';

type Cards = readonly CaseStudyCard[];

/** Indexes by the cards that they are of, since content hands out the same cards until it has newer ones. */
const indexes = new WeakMap<Cards, Promise<MiniSearch>>();

/**
 * Case studies whose title or description has every word of the text, or its beginning, best first. Typing errors are
 * forgiven where nothing has the words as they are written, so that they never dilute an exact answer.
 */
export async function searchCaseStudies(cards: Cards, text: string): Promise<Cards> {
  const known = indexes.get(cards) ?? createIndex(cards);
  indexes.set(cards, known);
  const index = await known;
  const exact = searchWith(index, cards, text, { prefix: true });
  const inside = cards.filter((card) => hasAllWords(card, text) && !exact.includes(card));
  if (exact.length + inside.length > 0) return [...exact, ...inside];
  return searchWith(index, cards, text, { prefix: true, fuzzy: toForgiveness });
}

/** In small steps, between which the browser can answer keys. */
async function createIndex(cards: Cards): Promise<MiniSearch> {
  const index = new MiniSearch({
    fields: ['title', 'description'],
    searchOptions: { combineWith: 'AND', boost: { title: 2 } },
  });
  const documents = cards.map(({ title, description }, id) => ({ id, title, description }));
  await index.addAllAsync(documents, { chunkSize: 25 });
  return index;
}

function searchWith(index: MiniSearch, cards: Cards, text: string, options: SearchOptions): CaseStudyCard[] {
  return index.search(text, options).flatMap(({ id }) => cards[id] ?? []);
}

/** In the middle of words too, as in "tenancy" of "multitenancy". */
function hasAllWords({ title, description }: CaseStudyCard, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const content = `${title} ${description}`.toLowerCase();
  return words.every((word) => content.includes(word));
}

/** How many letters may differ (two swapped ones count twice): none in short words, which would match everything. */
function toForgiveness(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}
