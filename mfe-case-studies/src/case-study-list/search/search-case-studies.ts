import type { CaseStudyCard } from '@site/content/entries/case-study-card';
import MiniSearch, { type SearchOptions } from 'minisearch';

type Cards = readonly CaseStudyCard[];

/** Built once per list of cards; the content client returns the same list until it has a newer one. */
interface SearchIndex {
  words: MiniSearch;
  /** Title and description of each card, in lowercase. */
  texts: string[];
}

const indexes = new WeakMap<Cards, Promise<SearchIndex>>();

/**
 * Finds the case studies whose title or description contains every word of the text, best match first. Tolerates typos
 * only when there is no exact match, so that they never dilute exact results.
 */
export async function searchCaseStudies(cards: Cards, text: string): Promise<Cards> {
  const known = indexes.get(cards) ?? createIndex(cards);
  indexes.set(cards, known);
  const index = await known;
  // Searches for the letters typed meanwhile wait for the same index: each gets a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  const inside = findInside(index, text);
  const exact = text.length > 1 ? findWords(index, text, { prefix: true }) : [];
  const found = new Set([...exact, ...inside]);
  const places = found.size > 0 ? [...found] : findWords(index, text, { prefix: true, fuzzy: toForgiveness });
  return places.flatMap((place) => cards[place] ?? []);
}

/** Indexes in small steps, so that the browser can handle keystrokes in between. */
async function createIndex(cards: Cards): Promise<SearchIndex> {
  const words = new MiniSearch({
    fields: ['title', 'description'],
    searchOptions: { combineWith: 'AND', boost: { title: 2 } },
  });
  const documents = cards.map(({ title, description }, id) => ({ id, title, description }));
  await words.addAllAsync(documents, { chunkSize: 20 });
  return { words, texts: documents.map(({ title, description }) => `${title} ${description}`.toLowerCase()) };
}

function findWords({ words }: SearchIndex, text: string, options: SearchOptions): number[] {
  return words.search(text, options).map(({ id }) => id);
}

/** Also matches in the middle of words, e.g. "tenancy" in "multitenancy". */
function findInside({ texts }: SearchIndex, text: string): number[] {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
  return texts.flatMap((content, place) => (parts.every((part) => content.includes(part)) ? place : []));
}

/** How many letters may differ (two swapped letters count twice). Zero for short words, which would match everything. */
function toForgiveness(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}
