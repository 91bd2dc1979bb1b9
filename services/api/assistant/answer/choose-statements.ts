import type { LiveFacts } from '../knowledge/page.ts';
import type { Found, FoundPage } from '../search/site-index.ts';
import { toStems } from '../search/words.ts';

export interface Statement {
  text: string;
  path: string;
  title: string;
  /** The heading under which the page says so; the page's title for its beginning. */
  heading: string;
}

/** What a page's beginning is worth, which says what the page is about. */
const openingBonus = 0.4;

/** The statements of a page that answer a question best, in the page's words, the best first. */
export function chooseStatements(
  { terms }: Found,
  { page }: Pick<FoundPage, 'page'>,
  facts: LiveFacts,
  most = 3,
): Statement[] {
  const found = page.sections.flatMap(({ headings, statements, introduction, toStatements }) => {
    const heading = headings.join(' › ') || page.title;
    const inHeading = new Set(toStems(headings.join(' ')));
    return (toStatements?.(facts) ?? statements).map((text, place) => {
      const stems = new Set(toStems(text));
      const score = terms.reduce((sum, { weight, stems: meant }) => {
        const inText = Math.max(0, ...[...meant].map(([stem, strength]) => (stems.has(stem) ? strength : 0)));
        const above = Math.max(0, ...[...meant].map(([stem, strength]) => (inHeading.has(stem) ? strength : 0)));
        return sum + weight * Math.max(inText, above * 0.8);
      }, 0);
      const bonus = headings.length === 0 ? openingBonus / (place + 1) : 0;
      const quote = introduction ? `${introduction} ${text}` : text;
      return { text: quote, path: page.path, title: page.title, heading, score: score + bonus };
    });
  });
  return found
    .filter(({ text }) => text !== page.title)
    .toSorted((a, b) => b.score - a.score)
    .filter(({ score }, place) => place === 0 || score > 0.5)
    .slice(0, most);
}
