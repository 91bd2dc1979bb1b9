import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { problem } from '../http/problem.ts';
import { chooseStatements } from './answer/choose-statements.ts';
import type { Found, SiteIndex } from './search/site-index.ts';
import { toStems, toWords } from './search/words.ts';

const longestQuery = 200;
const mostResults = 20;
/** How sure a word must stand for one of the query to be marked. */
const sureEnough = 0.5;
/** How long a search waits for the first index, in milliseconds: shorter than a page waits for its remote. */
const patience = 800;

/** `GET /search?q=`: the pages and documents of the site that speak of the words, for the site search. */
export function createSearchRoute(getIndex: () => Promise<SiteIndex>): Hono {
  return new Hono().get('/', async (context) => {
    const query = context.req.query('q')?.trim() ?? '';
    if (!query || query.length > longestQuery) {
      return problem(context, { status: 422, title: 'Invalid query', errors: { q: 'Use 1 to 200 characters.' } });
    }
    const index = await Promise.race([getIndex(), setTimeout(patience, undefined, { ref: false })]);
    if (!index) {
      const detail = 'The site has not been read yet. Try again in a moment.';
      return problem(context, { status: 503, title: 'Unavailable', detail });
    }
    const found = index.search(query);
    const named = index.pages.filter(({ title }) => toName(title) === toName(query));
    const pages = new Set([...named, ...found.pages.map(({ page }) => page)]);
    const results = [...pages].slice(0, mostResults).map((page) => {
      const { path, title, kind } = page;
      const excerpt = chooseStatements(found, { page }, { now: Date.now() }, 1)[0]?.text ?? '';
      return { path, title, kind, excerpt, words: toFoundWords(`${title} ${excerpt}`, found) };
    });
    return context.json({ results });
  });
}

/** Whoever searches for a page's own title wants that page, however common its words are: `about us`. */
function toName(text: string): string {
  return toWords(text).join(' ');
}

/** The words of a text that were searched for, as they stand there: another form, spelling or synonym is found too. */
function toFoundWords(text: string, { terms }: Found): string[] {
  const meant = new Set(
    terms.flatMap(({ stems }) => [...stems].filter(([, sure]) => sure >= sureEnough)).map(([stem]) => stem),
  );
  const words = text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return [...new Set(words)].filter((word) => toStems(word).some((stem) => meant.has(stem)));
}
