import type { SitePage } from '../knowledge/page.ts';
import type { AskedBefore } from './asked-before.ts';
import type { CueScores } from './cues.ts';
import { type PageWords, toNamed, toPhrases } from './page-words.ts';
import type { QueryTerm } from './query.ts';
import { toCoverage } from './word-scores.ts';

/** What speaks for a page, by the names in ranking.json. Each is comparable between the pages of one question only. */
export interface PageFigures {
  /** By BM25F, compared with the best page. */
  page: number;
  /** The same of its best passage. */
  passage: number;
  /** The share of the question in its title, and of its title in the question. */
  title: number;
  named: number;
  /** The share of the question in its headings, and in what it says first. */
  headings: number;
  opening: number;
  /** The share of the question's neighboring words that are neighbors there. */
  phrases: number;
  /** The share of what editors say the question means, in the page and in its best passage. */
  meant: number;
  meantTogether: number;
  /** Whether it announces what another page is about, or lists other pages. */
  news: number;
  list: number;
  /** How often pages of its kind answer questions of this form. */
  form: number;
  /** How alike the nearest earlier question is that the page answers. */
  asked: number;
  /** The share of the question in words that earlier questions about the page had. */
  askedWords: number;
}

/** How much each figure counts. `npm run assistant:train` learns it. */
export type RankingWeights = Readonly<Record<keyof PageFigures, number>>;

export interface Matched {
  page: SitePage;
  words: PageWords;
  terms: readonly QueryTerm[];
  cues: CueScores;
  asked: AskedBefore;
  /** The shares of what editors say the question means. */
  meant: number;
  meantTogether: number;
  /** 0 to 1, compared with the best page. */
  byPage: number;
  byPassage: number;
}

export function toPageFigures({
  page,
  words,
  terms,
  cues,
  asked,
  meant,
  meantTogether,
  byPage,
  byPassage,
}: Matched): PageFigures {
  return {
    page: byPage,
    passage: byPassage,
    title: toCoverage(terms, words.title),
    named: toNamed(words.title, terms),
    headings: toCoverage(terms, words.headings),
    opening: toCoverage(terms, words.opening),
    phrases: toPhrases(words.pairs, terms),
    meant,
    meantTogether,
    news: Number(page.kind === 'news'),
    list: Number(page.sections.some(({ isList }) => isList)),
    form: cues.kinds.get(page.kind) ?? 0,
    asked: asked.nearestOf(page.path),
    askedWords: asked.wordsOf(page.path),
  };
}

export function toScore(figures: PageFigures, weights: RankingWeights): number {
  const names = Object.keys(figures) as (keyof PageFigures)[];
  return names.reduce((sum, name) => sum + figures[name] * weights[name], 0);
}
