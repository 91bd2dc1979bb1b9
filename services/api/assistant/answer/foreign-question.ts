import type { SitePage } from '../knowledge/page.ts';
import { toNamed } from '../search/page-words.ts';
import { isEnglish, toWeight } from '../search/word-weight.ts';
import { toStems, toWords } from '../search/words.ts';

/** A word of a title that weighs this much is a name, such as `SkillSprint`. */
const leastName = 3;
/** The share of a title's speaking words that a question has to name otherwise. */
const leastShare = 0.6;

/** Whether at least half of a question's words are no English ones. */
export function isForeign(question: string): boolean {
  const words = toWords(question);
  return words.length > 0 && words.filter((word) => !isEnglish(word)).length >= words.length / 2;
}

/** Whether a question in any language names a page by its title, which is the same in all of them. */
export function namesPage(question: string, page: SitePage): boolean {
  const title = new Set(toStems(page.title));
  const asked = toStems(question);
  const terms = asked.map((stem) => ({ weight: toWeight(stem), stems: new Map([[stem, 1]]) }));
  return asked.some((stem) => title.has(stem) && toWeight(stem) >= leastName) || toNamed(title, terms) >= leastShare;
}
