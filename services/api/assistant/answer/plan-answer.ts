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
  reply?: string;
}

/** Words that point back to what was said before. */
const pointing = /^(?:and|what about|how about|also)\b|\b(?:it|its|they|them|their|that|this|those|these|there|one)\b/i;

/** Decides what to answer from: which pages, and whether to answer, suggest, or refuse. */
export function planAnswer(index: SiteIndex, question: string, before: readonly string[] = []): AnswerPlan {
  const reply = toSmallTalk(question);
  if (reply) {
    return { verdict: 'small talk', parts: [], pages: [], reply };
  }
  const questions = toParts(question);
  const parts = questions.map((part, at) => searchPart(index, part, questions[at - 1] ?? before.at(-1)));
  const answerable = parts.flatMap((found) => {
    const verdict = toVerdict(found);
    return verdict === 'refuse' ? [] : [{ verdict, found }];
  });
  if (answerable.length === 0 && questions.length > 1) {
    const found = index.search(question, before.at(-1));
    const verdict = toVerdict(found);
    return verdict === 'refuse' ? refusal(parts) : toPlan([{ verdict, found }]);
  }
  return answerable.length === 0 ? refusal(parts) : toPlan(answerable);
}

function searchPart(index: SiteIndex, part: string, before: string | undefined): Found {
  const alone = index.search(part);
  if (
    !before ||
    alone.isForPerson ||
    (toVerdict(alone) === 'answer' && !pointing.test(part) && toWeight(alone) >= leastAlone)
  ) {
    return alone;
  }
  const together = index.search(part, before);
  const speaksOfIt = (together.byWords[0]?.ownCoverage ?? 0) >= leastOfOwn;
  return speaksOfIt && toVerdict(together) !== 'refuse' ? together : alone;
}

/** A page that speaks of less than this of a question only answers the one before. */
const leastOfOwn = 0.4;

/** A question that says less than this does not stand alone. */
const leastAlone = 3;

function toWeight({ terms }: Found): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

function toPlan(parts: PlannedPart[]): AnswerPlan {
  const first = parts.flatMap(({ found }) => found.pages.slice(0, 1));
  const next = parts.flatMap(({ found }) => found.pages.slice(1, 4));
  const others = parts.length === 1 ? next : next.toSorted((a, b) => b.score - a.score);
  const verdict = parts.some((part) => part.verdict === 'answer') ? 'answer' : 'suggest';
  return { verdict, parts, pages: [...new Set([...first, ...others])] };
}

function refusal(parts: Found[]): AnswerPlan {
  return { verdict: 'refuse', parts: [], pages: parts.flatMap(({ pages }) => pages.slice(0, 2)) };
}
