import { Hono } from 'hono';
import { problem } from '../http/problem.ts';
import { chooseStatements } from './answer/choose-statements.ts';
import type { SiteIndex } from './search/site-index.ts';

const longestQuery = 200;
const mostResults = 20;

/** `GET /search?q=`: the pages and documents of the site that speak of the words, for the site search. */
export function createSearchRoute(getIndex: () => Promise<SiteIndex>): Hono {
  return new Hono().get('/', async (context) => {
    const query = context.req.query('q')?.trim() ?? '';
    if (!query || query.length > longestQuery) {
      return problem(context, { status: 422, title: 'Invalid query', errors: { q: 'Use 1 to 200 characters.' } });
    }
    const found = (await getIndex()).search(query);
    const results = found.pages.slice(0, mostResults).map((page) => ({
      path: page.page.path,
      title: page.page.title,
      kind: page.page.kind,
      excerpt: chooseStatements(found, page, { now: Date.now() }, 1)[0]?.text ?? '',
    }));
    return context.json({ results });
  });
}
