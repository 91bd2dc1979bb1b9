import type { Section, SitePage } from '../knowledge/page.ts';
import { createAddressing } from './addressed.ts';
import { type AskedBefore, createAskedBefore } from './asked-before.ts';
import { type CueScores, readCues } from './cues.ts';
import { createRarity, toMeantShare } from './meant-share.ts';
import { toIndexedPage, toPageWords, toText } from './page-words.ts';
import { type QueryReader, type QuerySettings, type QueryTerm, toQuery } from './query.ts';
import { type PageFigures, type RankingWeights, toPageFigures, toScore } from './rank-pages.ts';
import defaultRanking from './ranking.json' with { type: 'json' };
import { createSpelling } from './spelling.ts';
import { createMeanings, type Synonym } from './synonyms.ts';
import { createScores, type FieldWeights, type IndexedText, scoreBy, toCoverage } from './word-scores.ts';
import { toStem, toStems, toWords } from './words.ts';

/** A section that a question may be about. */
export interface Passage {
  id: string;
  page: SitePage;
  section: Section;
}

export interface FoundPage {
  page: SitePage;
  /** How well it fits, compared with the other pages of the same search. */
  score: number;
  /** The page's passages that speak of the question, the best first. */
  passages: Passage[];
}

/** A page found by words, with what speaks for it. */
interface FoundByWords extends FoundPage {
  figures: PageFigures;
  /** Its score by BM25F alone. */
  strength: number;
  /** The share of the question that the page speaks of, 0 to 1. */
  coverage: number;
  /** The share that its best passage and its title speak of. */
  passageCoverage: number;
  /** The share that the page speaks of in the question's own words, not in synonyms or other spellings. */
  exactCoverage: number;
  /** The share of the question without the one before that the page speaks of; 1 if it says nothing by itself. */
  ownCoverage: number;
  /** Whether the page has one of these stems. */
  speaksOf(stems: ReadonlyMap<string, number>): boolean;
}

export interface Found {
  question: string;
  terms: QueryTerm[];
  /** Whether editors want a person to answer. */
  isForPerson: boolean;
  pages: FoundPage[];
  /** The pages by words alone; `pages` may also come from vectors. */
  byWords: FoundByWords[];
  /** The share of the question in words that the site uses anywhere. */
  known: number;
  cues: CueScores;
  asked: AskedBefore;
  /** Whether the question names somebody or something that the site does not. */
  unknownName: boolean;
}

export interface SiteIndex {
  pages: SitePage[];
  passages: Passage[];
  /** Every word of the site, in small letters. */
  vocabulary: ReadonlySet<string>;
  search(question: string, before?: string): Found;
}

/** How pages are ranked. */
interface RankingSettings extends QuerySettings, FieldWeights {
  /** The power of the share of the question that a page or passage speaks of. */
  coverage: number;
  /** How much the question before counts in a question that follows it. */
  before: number;
  weights: RankingWeights;
}

interface IndexOptions {
  ranking?: RankingSettings;
  cuesOf?: (question: string) => CueScores;
  askedOf?: (terms: readonly QueryTerm[], question: string, before: string) => AskedBefore;
}

/** Builds the index over the whole site. The assistant's answers and the site search read it. */
export function createSiteIndex(
  pages: SitePage[],
  synonyms: readonly Synonym[],
  { ranking = defaultRanking, cuesOf = readCues, askedOf }: IndexOptions = {},
): SiteIndex {
  const passages = pages.flatMap((page) =>
    page.sections.map((section, index): Passage => ({ id: `${page.path}#${index}`, page, section })),
  );
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const indexed = pages.map(toIndexedPage);
  const ofPassages = createScores(passages.map(toIndexedPassage), ranking);
  const ofPages = createScores(indexed, ranking);
  const wordsOf = new Map(pages.map((page) => [page.path, toPageWords(page)]));
  const stemsOf = new Map(passages.map(toIndexedPassage).map((item) => [item.id, toStemsOf(item)]));
  const vocabulary = new Set(indexed.flatMap(({ title, heading, text }) => toWords(`${title} ${heading} ${text}`)));
  const stems = new Set([...vocabulary].map(toStem));
  const toAddressed = createAddressing(pages.find(({ provider }) => provider)?.provider);
  const toRarity = createRarity([...wordsOf.values()].map(({ all }) => all));
  const readAsked = createAskedBefore(undefined, (path) => wordsOf.has(path));
  const reader: QueryReader = {
    vocabulary,
    stems,
    toSpellings: createSpelling(vocabulary.union(new Set(synonyms.flatMap(({ said }) => said.flatMap(toWords))))),
    findMeanings: createMeanings(synonyms),
  };

  function search(said: string, saidBefore = ''): Found {
    const [question, before] = [toAddressed(said), toAddressed(saidBefore)];
    const { terms: own, meanings, isForPerson } = toQuery(question, reader, ranking);
    const earlier = toQuery(before, reader, ranking).terms.map((term) => ({
      ...term,
      weight: term.weight * ranking.before,
    }));
    const terms = [...own, ...earlier];
    const cues = cuesOf(question);
    const asked = askedOf ? askedOf(terms, question, before) : readAsked(terms);
    const scores = scoreBy(ofPages, terms, ranking.coverage);
    const ofSections = scoreBy(ofPassages, terms, ranking.coverage);
    const mostOfPage = Math.max(...scores.values());
    const mostOfPassage = Math.max(...ofSections.values());
    const ofPage = Map.groupBy(ofSections.keys(), (id) => byId.get(id)?.page.path);
    const found = pages.flatMap((page): FoundByWords[] => {
      const strength = scores.get(page.path);
      const words = wordsOf.get(page.path);
      if (strength === undefined || !words) {
        return [];
      }
      const ids = (ofPage.get(page.path) ?? []).toSorted((a, b) => (ofSections.get(b) ?? 0) - (ofSections.get(a) ?? 0));
      const [best = ''] = ids;
      const byPassage = (ofSections.get(best) ?? 0) / mostOfPassage;
      const inPassage = (stemsOf.get(best) ?? new Set()).union(words.title);
      const figures = toPageFigures({
        page,
        words,
        terms,
        cues,
        asked,
        meant: toMeantShare(meanings, words.all, toRarity),
        meantTogether: toMeantShare(meanings, inPassage, toRarity),
        byPage: strength / mostOfPage,
        byPassage,
      });
      return [
        {
          page,
          figures,
          strength,
          score: toScore(figures, ranking.weights),
          passages: ids.map((id) => byId.get(id)).filter((passage) => passage !== undefined),
          coverage: toCoverage(terms, words.all),
          passageCoverage: toCoverage(terms, inPassage),
          exactCoverage: toCoverage(terms.map(withoutGuesses), words.all),
          ownCoverage: own.length === 0 ? 1 : toCoverage(own, words.all),
          speaksOf: (stems) => [...stems.keys()].some((stem) => words.all.has(stem)),
        },
      ];
    });
    const byScore = found.toSorted((a, b) => b.score - a.score);
    const byWords = livePageFirst(byScore);
    const known = toCoverage(terms, reader.stems);
    return {
      question: said,
      terms,
      isForPerson,
      pages: byWords,
      byWords,
      known,
      cues,
      asked,
      unknownName: hasUnknownName(question),
    };
  }

  function hasUnknownName(question: string): boolean {
    const names = question.match(/(?<=\p{L}[\p{L}’',]*\s)\p{Lu}\p{L}+/gu) ?? [];
    return names.some((name) => toWords(name).some((word) => !vocabulary.has(word) && !reader.stems.has(toStem(word))));
  }

  return { pages, passages, vocabulary, search };
}

/** News says how things were on its day. A page that knows how they are now, and speaks of as much, trades places with it. */
function livePageFirst(found: FoundByWords[]): FoundByWords[] {
  const [first] = found;
  if (first?.page.kind !== 'news') {
    return found;
  }
  const isLive = ({ page: { sections } }: FoundByWords) => sections.some(({ toStatements }) => toStatements);
  const place = found.findIndex((other, at) => at <= 2 && isLive(other) && other.coverage >= first.coverage);
  const live = found[place];
  if (!live) {
    return found;
  }
  const traded = found.with(place, { ...first, score: live.score });
  return traded.with(0, { ...live, score: first.score });
}

function withoutGuesses({ weight, stems }: QueryTerm): QueryTerm {
  return { weight, stems: new Map([...stems].filter(([, strength]) => strength === 1)) };
}

function toIndexedPassage({ id, page, section }: Passage): IndexedText {
  return { id, title: page.title, heading: section.headings.join(' '), text: toText(section) };
}

function toStemsOf({ title, heading, text }: IndexedText): Set<string> {
  return new Set(toStems(`${title} ${heading} ${text}`));
}
