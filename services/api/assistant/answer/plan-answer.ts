import { toVerdict } from '../search/confidence.ts';
import type { Found, FoundPage, SiteIndex } from '../search/site-index.ts';
import { toParts } from '../search/to-parts.ts';
import { toSmallTalk } from './small-talk.ts';

/** A question, or one of several in it, with the pages that answer it. */
export interface PlannedPart {
  verdict: 'answer' | 'suggest';
  found: Found;
}

export interface AnswerPlan {
  verdict: 'answer' | 'suggest' | 'refuse' | 'small talk';
  /** The parts that the site speaks of. */
  parts: PlannedPart[];
  /** All pages of the plan, the best of each part first. */
  pages: FoundPage[];
  /** The questions before without which the plan could be another. */
  follows: readonly string[];
  reply?: string;
}

/** Words that point back to what was said before. */
const pointing = /^(?:and|what about|how about|also)\b|\b(?:it|its|they|them|their|that|this|those|these|there|one)\b/i;

/** Decides what to answer from: which pages, and whether to answer, suggest, or refuse. */
export function planAnswer(index: SiteIndex, question: string, before: readonly string[] = []): AnswerPlan {
  const reply = toSmallTalk(question);
  if (reply) {
    return { verdict: 'small talk', parts: [], pages: [], follows: [], reply };
  }
  const questions = toParts(question);
  const context = toContext(index, before);
  const earlier = context.join(' ');
  const searched = questions.map((part, at) => searchPart(index, part, questions[at - 1] ?? earlier));
  const parts = searched.map(({ found }) => found);
  const follows = searched[0]?.isFollowing ? context : [];
  const answerable = searched.flatMap(({ found, isSure }): PlannedPart[] => {
    const verdict = toVerdict(found);
    return verdict === 'refuse' ? [] : [{ verdict: isSure ? verdict : 'suggest', found }];
  });
  if (answerable.length === 0 && questions.length > 1) {
    const found = index.search(question, earlier);
    const verdict = toVerdict(found);
    return { ...(verdict === 'refuse' ? refusal(parts) : toPlan([{ verdict, found }])), follows: context };
  }
  return { ...(answerable.length === 0 ? refusal(parts) : toPlan(answerable)), follows };
}

/** What a question may follow: the last question, with those before it that it follows itself. */
function toContext(index: SiteIndex, before: readonly string[]): readonly string[] {
  const first = before.findLastIndex((question) => !pointing.test(question) && standsAlone(index.search(question)));
  return before.slice(Math.max(0, first));
}

function standsAlone(found: Found): boolean {
  return toVerdict(found) !== 'refuse' && toWeight(found) >= leastAlone;
}

interface SearchedPart {
  found: Found;
  /** Whether it may be answered: not if it seems to follow the question before, but does not fit it. */
  isSure: boolean;
  /** Whether the question before could make a difference. */
  isFollowing: boolean;
}

/** @param before the question before; empty for none */
function searchPart(index: SiteIndex, part: string, before: string): SearchedPart {
  const alone = index.search(part);
  const isPointing = pointing.test(part);
  if (!before || alone.isForPerson || (toVerdict(alone) === 'answer' && !isPointing && toWeight(alone) >= leastAlone)) {
    return { found: alone, isSure: true, isFollowing: false };
  }
  const together = index.search(part, before);
  const speaksOfIt = (together.byWords[0]?.ownCoverage ?? 0) >= leastOfOwn;
  const verdict = toVerdict(together);
  const withEarlier = (found: Found) => (isPointing ? withSame(found, index.search(before)) : found);
  return speaksOfIt && verdict !== 'refuse'
    ? { found: verdict === 'suggest' ? withEarlier(together) : together, isSure: true, isFollowing: true }
    : { found: withEarlier(alone), isSure: !isPointing, isFollowing: true };
}

/** Suggests first what answered the question before: what points back to it is likely about the same page. */
function withSame(unsure: Found, earlier: Found): Found {
  const verdict = toVerdict(earlier);
  const [first] = earlier.pages;
  const place = unsure.pages.findIndex(({ page }) => page === first?.page);
  const isLikely = verdict === 'answer' || (verdict === 'suggest' && place >= 0 && place < mostSuggested);
  if (!first || !isLikely) {
    return unsure;
  }
  const same = unsure.pages[place] ?? first;
  return { ...unsure, pages: [same, ...unsure.pages.filter((one) => one !== same)] };
}

/** How many pages a visitor sees of those that may answer. */
const mostSuggested = 3;

/** A page that speaks of less than this of a question only answers the one before. */
const leastOfOwn = 0.4;

/** A question that says less than this does not stand alone. */
const leastAlone = 3;

function toWeight({ terms }: Found): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

function toPlan(parts: PlannedPart[]): Omit<AnswerPlan, 'follows'> {
  const first = parts.flatMap(({ found }) => found.pages.slice(0, 1));
  const next = parts.flatMap(({ found }) => found.pages.slice(1, 4));
  const others = parts.length === 1 ? next : next.toSorted((a, b) => b.score - a.score);
  const verdict = parts.some((part) => part.verdict === 'answer') ? 'answer' : 'suggest';
  const all = [...first, ...others];
  const pages = all.filter(({ page }, at) => all.findIndex((other) => other.page === page) === at);
  return { verdict, parts, pages };
}

function refusal(parts: Found[]): Omit<AnswerPlan, 'follows'> {
  return { verdict: 'refuse', parts: [], pages: parts.flatMap(({ pages }) => pages.slice(0, 2)) };
}
