import MiniSearch from 'minisearch';
import type { Section, SitePage } from '../knowledge/page.ts';
import { type QueryReader, type QuerySettings, type QueryTerm, toQuery } from './query.ts';
import defaultRanking from './ranking.json' with { type: 'json' };
import { createSpelling } from './spelling.ts';
import { createMeanings, type Synonym } from './synonyms.ts';
import { leastWeight, toWeight } from './word-weight.ts';
import { toStem, toStems, toWords } from './words.ts';

/** A section that a question may be about. */
export interface Passage {
  id: string;
  page: SitePage;
  section: Section;
}

export interface FoundPage {
  page: SitePage;
  score: number;
  /** The page's passages that speak of the question, the best first. */
  passages: Passage[];
  /** The share of the question that the page speaks of, 0 to 1. */
  coverage: number;
  /** The share that its best passage and its title speak of. */
  passageCoverage: number;
  titleCoverage: number;
  /** Whether the page has one of these stems. */
  speaksOf(stems: ReadonlyMap<string, number>): boolean;
}

export interface Found {
  terms: QueryTerm[];
  /** Whether editors want a person to answer. */
  isForPerson: boolean;
  pages: FoundPage[];
  /** The pages by words alone, if `pages` also come from vectors. */
  byWords?: FoundPage[];
  /** The share of the question in words that the site uses anywhere. */
  known: number;
}

export interface SiteIndex {
  pages: SitePage[];
  passages: Passage[];
  /** Every word of the site, in small letters. */
  vocabulary: ReadonlySet<string>;
  search(question: string, before?: string): Found;
}

/** How pages are ranked. `npm run assistant:train` chooses the values. */
export interface RankingSettings extends QuerySettings {
  /** How much a word in the title or a heading counts (BM25F), compared with 1 for one in the text. */
  title: number;
  heading: number;
  /** How much a page's best passage counts beside the page as a whole. */
  passage: number;
  /** The power of the share of the question that a document speaks of. */
  coverage: number;
  /** How much more a page counts whose title the question names. */
  named: number;
  /** How much an announcement counts beside the page that it is about. */
  news: number;
  /** How much the question before counts in a question that follows it. */
  before: number;
}

interface Indexed {
  id: string;
  title: string;
  heading: string;
  text: string;
}

/** Builds the index over the whole site. The assistant's answers and the site search read it. */
export function createSiteIndex(
  pages: SitePage[],
  synonyms: readonly Synonym[],
  ranking: RankingSettings = defaultRanking,
): SiteIndex {
  const passages = pages.flatMap((page) =>
    page.sections.map((section, index): Passage => ({ id: `${page.path}#${index}`, page, section })),
  );
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const ofPassages = createScores(passages.map(toIndexedPassage), ranking);
  const ofPages = createScores(pages.map(toIndexedPage), ranking);
  const stemsOf = new Map(
    [...pages.map(toIndexedPage), ...passages.map(toIndexedPassage)].map((item) => [item.id, stemsIn(item)]),
  );
  const stemsOfTitle = new Map(pages.map((page) => [page.path, new Set(toStems(page.title))]));
  const vocabulary = new Set(
    pages.flatMap(toIndexedPage).flatMap(({ title, heading, text }) => toWords(`${title} ${heading} ${text}`)),
  );
  const reader: QueryReader = {
    vocabulary,
    stems: new Set([...vocabulary].map(toStem)),
    toSpellings: createSpelling(vocabulary),
    findMeanings: createMeanings(synonyms),
  };

  function search(question: string, before = ''): Found {
    const { terms: own, isForPerson } = toQuery(question, reader, ranking);
    const earlier = toQuery(before, reader, ranking).terms.map((term) => ({
      ...term,
      weight: term.weight * ranking.before,
    }));
    const terms = [...own, ...earlier];
    const scores = scoreBy(ofPages, terms, ranking);
    const found = scoreBy(ofPassages, terms, ranking);
    const ofPage = Map.groupBy(found.keys(), (id) => byId.get(id)?.page.path);
    const results = pages.flatMap((page): FoundPage[] => {
      const score = scores.get(page.path);
      if (score === undefined) {
        return [];
      }
      const ids = (ofPage.get(page.path) ?? []).toSorted((a, b) => (found.get(b) ?? 0) - (found.get(a) ?? 0));
      const [best = ''] = ids;
      const inTitle = stemsOfTitle.get(page.path) ?? new Set();
      const inBest = (stemsOf.get(best) ?? new Set()).union(inTitle);
      return [
        {
          page,
          score:
            (score + ranking.passage * (found.get(best) ?? 0)) *
            (1 + ranking.named * toCoverage(terms, inTitle) * toNamed(inTitle, terms)) *
            (page.kind === 'news' ? ranking.news : 1),
          passages: ids.map((id) => byId.get(id)).filter((passage) => passage !== undefined),
          coverage: toCoverage(terms, stemsOf.get(page.path) ?? new Set()),
          passageCoverage: toCoverage(terms, inBest),
          titleCoverage: toCoverage(terms, inTitle),
          speaksOf: (stems) => [...stems.keys()].some((stem) => stemsOf.get(page.path)?.has(stem)),
        },
      ];
    });
    return {
      terms,
      isForPerson,
      pages: results.sort((a, b) => b.score - a.score),
      known: toCoverage(terms, reader.stems),
    };
  }

  return { pages, passages, vocabulary, search };
}

function toIndexedPassage({ id, page, section }: Passage): Indexed {
  return { id, title: page.title, heading: section.headings.join(' '), text: toText(section) };
}

function toText({ statements, isList }: Section): string {
  return isList ? '' : statements.join('\n');
}

function toIndexedPage({ path, title, sections }: SitePage): Indexed {
  return {
    id: path,
    title,
    heading: sections.flatMap(({ headings }) => headings).join('\n'),
    text: sections.map(toText).join('\n'),
  };
}

function stemsIn({ title, heading, text }: Indexed): Set<string> {
  return new Set(toStems(`${title} ${heading} ${text}`));
}

/** Scores documents for one stem at a time, and remembers the scores: the index never changes. */
function createScores(
  items: Indexed[],
  { title, heading }: RankingSettings,
): (stem: string) => ReadonlyMap<string, number> {
  const index = new MiniSearch<Indexed>({
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
 * A term counts once for a document, by whichever of its words fits best there. Documents that speak of more of the
 * question are preferred to those that speak much of a part of it.
 */
function scoreBy(
  toScores: ReturnType<typeof createScores>,
  terms: readonly QueryTerm[],
  { coverage }: RankingSettings,
): Map<string, number> {
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

/** @returns 0 to 1 */
function toCoverage(terms: readonly QueryTerm[], stems: ReadonlySet<string>): number {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const covered = terms.reduce((sum, term) => {
    const strengths = [...term.stems].filter(([stem]) => stems.has(stem)).map(([, strength]) => strength);
    return sum + term.weight * Math.max(0, ...strengths);
  }, 0);
  return all === 0 ? 0 : covered / all;
}

/** The share of a title that a question names. */
function toNamed(title: ReadonlySet<string>, terms: readonly QueryTerm[]): number {
  const speaking = [...title].filter((stem) => toWeight(stem) >= leastWeight);
  const named = speaking.filter((stem) => terms.some(({ stems }) => (stems.get(stem) ?? 0) >= 0.9));
  return speaking.length === 0 ? 0 : named.length / speaking.length;
}
