import type { Section, SitePage } from '../knowledge/page.ts';
import type { QueryTerm } from './query.ts';
import type { IndexedText } from './word-scores.ts';
import { leastWeight, toWeight } from './word-weight.ts';
import { toStems } from './words.ts';

/** The stems of a page by where they stand. */
export interface PageWords {
  all: ReadonlySet<string>;
  title: ReadonlySet<string>;
  headings: ReadonlySet<string>;
  /** The title and the text below it, which say what the page is about. */
  opening: ReadonlySet<string>;
  /** Two stems that follow one another, with at most one between them. */
  pairs: ReadonlySet<string>;
}

export function toPageWords(page: SitePage): PageWords {
  const { title, heading, text } = toIndexedPage(page);
  const [first] = page.sections;
  const opening = first?.headings.length === 0 ? first.statements.join('\n') : '';
  return {
    all: new Set(toStems(`${title} ${heading} ${text}`)),
    title: new Set(toStems(title)),
    headings: new Set(toStems(heading)),
    opening: new Set(toStems(`${title} ${opening}`)),
    pairs: new Set([title, ...heading.split('\n'), ...text.split('\n')].flatMap(toPairs)),
  };
}

/** What visitors call pages of a kind: `Which case study is about video?` */
const kindNames: Record<SitePage['kind'], string> = {
  program: 'accelerator program',
  service: 'service',
  'case study': 'case study',
  funding: 'program',
  company: 'company',
  news: 'press news',
  contact: 'contact',
  policy: 'policy',
  document: 'document',
};

export function toIndexedPage({ path, kind, title, sections }: SitePage): IndexedText {
  return {
    id: path,
    title,
    heading: [kindNames[kind], ...sections.flatMap(({ headings }) => headings)].join('\n'),
    text: sections.map(toText).join('\n'),
  };
}

/** What a section says itself: a list of other pages says nothing. */
export function toText({ statements, isList }: Section): string {
  return isList ? '' : statements.join('\n');
}

function toPairs(text: string): string[] {
  const stems = toStems(text);
  return stems.flatMap((stem, at) => stems.slice(at + 1, at + 3).map((next) => `${stem} ${next}`));
}

/** The share of a title that a question names. */
export function toNamed(title: ReadonlySet<string>, terms: readonly QueryTerm[]): number {
  const speaking = [...title].filter((stem) => toWeight(stem) >= leastWeight);
  const named = speaking.filter((stem) => terms.some(({ stems }) => (stems.get(stem) ?? 0) >= 0.9));
  return speaking.length === 0 ? 0 : named.length / speaking.length;
}

/** The share of a question's neighboring words that are neighbors in the page, too. */
export function toPhrases(pairs: ReadonlySet<string>, terms: readonly QueryTerm[]): number {
  const meant = terms.map(({ stems }) => [...stems].filter(([, strength]) => strength >= 0.5).map(([stem]) => stem));
  const found = meant
    .slice(1)
    .filter((next, at) => (meant[at] ?? []).some((stem) => next.some((other) => pairs.has(`${stem} ${other}`))));
  return meant.length < 2 ? 0 : found.length / (meant.length - 1);
}
