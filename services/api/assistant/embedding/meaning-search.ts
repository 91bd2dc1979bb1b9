import { LRUCache } from 'lru-cache';
import type { Found, FoundPage, Passage, SiteIndex } from '../search/site-index.ts';
import { toParts } from '../search/to-parts.ts';
import type { Embed } from './embed.ts';
import { fuseRanks } from './fuse-ranks.ts';

/** An index for one question, with pages also found by what the question means. */
export type AddMeaning = (index: SiteIndex, question: string, signal: AbortSignal) => Promise<SiteIndex>;

const mostVectors = 10_000;
/** How many pages are taken by meaning: further ones are only the least different. */
const mostPages = 10;
/** How long a question may wait for its vector, in milliseconds. */
const patience = 1_500;
/** How long all passages may take, in milliseconds. */
const patienceForSite = 120_000;

/**
 * Finds pages by vectors beside words. Passages are embedded in the background, each text once; until then, and whenever the
 * model fails, words alone decide.
 */
export function createMeaningSearch(embed: Embed, log: (line: string) => void): AddMeaning {
  const vectors = new LRUCache<string, number[]>({ max: mostVectors });
  let isEmbedding = false;

  function embedMissing(index: SiteIndex): boolean {
    const texts = [...new Set(index.passages.map(toText))].filter((text) => !vectors.has(text));
    if (texts.length > 0 && texts.length <= mostVectors && !isEmbedding) {
      isEmbedding = true;
      embed(texts, 'passage', AbortSignal.timeout(patienceForSite))
        .then((made) => {
          for (const [place, text] of texts.entries()) {
            vectors.set(text, made[place] ?? []);
          }
        })
        .catch((error: Error) => log(`assistant finds by words alone: ${error.message}`))
        .finally(() => {
          isEmbedding = false;
        });
    }
    return texts.length === 0;
  }

  function findByMeaning(index: SiteIndex, question: readonly number[]): FoundPage[] {
    const near = index.passages
      .map((passage) => ({ passage, likeness: toLikeness(question, vectors.get(toText(passage)) ?? []) }))
      .toSorted((a, b) => b.likeness - a.likeness);
    const byPage = Map.groupBy(near, ({ passage }) => passage.page.path);
    return [...byPage.values()].slice(0, mostPages).flatMap((list) => {
      const passages = list.map(({ passage }) => passage);
      return passages[0] ? [toFoundPage(passages[0].page, passages.slice(0, 3))] : [];
    });
  }

  return async (index, question, signal) => {
    if (!embedMissing(index)) {
      return index;
    }
    const questions = [...new Set([question, ...toParts(question)])];
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const made = await embed(questions, 'question', limit).catch((error: Error) => {
      signal.throwIfAborted();
      log(`assistant finds by words alone: ${error.message}`);
      return undefined;
    });
    if (!made) {
      return index;
    }
    const byMeaning = new Map(questions.map((one, place) => [one, findByMeaning(index, made[place] ?? [])]));
    return { ...index, search: (asked, before) => addTo(index.search(asked, before), byMeaning.get(asked)) };
  };
}

/** Its first page by words stays known: what was learned about being sure was learned with words. */
function addTo(found: Found, byMeaning: readonly FoundPage[] = []): Found {
  const pages = byMeaning.length === 0 || found.pages.length === 0 ? found.pages : fuseRanks(found.pages, byMeaning);
  return { ...found, pages };
}

function toFoundPage(page: FoundPage['page'], passages: Passage[]): FoundPage {
  return { page, score: 0, passages };
}

function toText({ page, section }: Passage): string {
  return [page.title, ...section.headings, ...section.statements].join('\n');
}

/** The cosine of two vectors of length 1. */
function toLikeness(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);
}
