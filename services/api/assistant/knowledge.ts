import MiniSearch from 'minisearch';
import type { Source } from './source.ts';
import { toTerms } from './terms.ts';
import { toMeanings } from './vocabulary.ts';

export interface Knowledge {
  sources: Source[];
  /** The sources that a question is about, the best first. Empty if the site says nothing about it. */
  find(question: string): Source[];
}

/** Builds the search index over sources. */
export function createKnowledge(sources: Source[]): Knowledge {
  const index = new MiniSearch<Source>({
    idField: 'path',
    fields: ['title', 'summary', 'needs', 'details'],
    tokenize: toTerms,
    processTerm: (term) => term,
    extractField: (source, field) => [source[field as keyof Source]].flat().join(' \n '),
  });
  index.addAll(sources);
  const byPath = new Map(sources.map((source) => [source.path, source]));

  function find(question: string): Source[] {
    const asked = [...new Set(toTerms(question))];
    const meant = [...new Set(asked.flatMap(toMeanings))].filter((term) => !asked.includes(term));
    const results = index.search(
      {
        combineWith: 'OR',
        queries: [
          { queries: [asked.join(' ')], boost: fieldBoost },
          { queries: [meant.join(' ')], boost: fieldBoost, boostTerm: () => 0.6 },
        ],
      },
      {
        // The terms are stems already.
        tokenize: (terms) => terms.split(' '),
        fuzzy: (term) => (term.length > 5 ? 0.2 : false),
        weights: { fuzzy: 0.3, prefix: 0.3 },
        boostDocument: (path) => (byPath.get(path)?.kind === 'program' ? 1.6 : 1),
      },
    );
    const [best] = results;
    const found = new Set(results.flatMap(({ queryTerms }) => queryTerms));
    const known = asked.filter((term) => found.has(term) || toMeanings(term).length > 0);
    if (!best || known.length / asked.length < leastShare) {
      return [];
    }
    return results
      .filter(({ score }) => score > best.score * 0.2)
      .map(({ id }) => byPath.get(id))
      .filter((source) => source !== undefined);
  }

  return { sources, find };
}

const fieldBoost = { title: 3, summary: 2, needs: 2, details: 1 };

/** The share of a question's words that have to be known here. Below it, the question is about something else. */
const leastShare = 0.34;
