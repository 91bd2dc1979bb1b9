import type { ContentClient, ContentQuery } from '@site/contract/clients/content-client';
import { type Context, Hono } from 'hono';
import { getCaseStudy } from '../entries/case-study.ts';
import { getCaseStudyList } from '../entries/case-study-list.ts';

/** The content client of a server: resolved entries for loaders, and Contentful's unchanged response for browsers. */
export interface ServerContent extends ContentClient {
  /** Contentful's response with its links unresolved. */
  getEnvelope(query: ContentQuery): Promise<unknown>;
}

/** The reads that pages make (spec sections 7 and 9). Browsers get no others, so that nobody can flood the cache. */
export const pageQueries: readonly ContentQuery[] = [
  { contentType: 'homePage', include: 2, limit: 1 },
  { contentType: 'capabilities', include: 3, limit: 100 },
  { contentType: 'caseStudies', include: 3, limit: 100 },
  { contentType: 'aboutUs', include: 2, limit: 100 },
  { contentType: 'press', include: 3, limit: 100 },
  { contentType: 'accelerators', include: 3, limit: 100 },
  { contentType: 'siteSettings', include: 2, limit: 1 },
  { contentType: 'smbProgramme', include: 2, limit: 1 },
  { contentType: 'document', include: 2, limit: 100 },
];

/** Serves `/content/*` to browsers: the same reads as on the server, without a token. */
export function contentRoutes(content: ServerContent): Hono {
  const app = new Hono();
  app.get('/read/case-study-list', (context) => answer(context, () => getCaseStudyList(content)));
  app.get('/read/case-study/:caseId', (context) =>
    answer(context, () => getCaseStudy(content, context.req.param('caseId'))),
  );
  app.get('/:contentType', async (context) => {
    const { include, limit } = context.req.query();
    const query = pageQueries.find(
      (known) =>
        known.contentType === context.req.param('contentType') &&
        String(known.include) === include &&
        String(known.limit) === limit,
    );
    if (!query) return context.json({ title: 'There is no such content.' }, 404);
    return answer(context, () => content.getEnvelope(query));
  });
  return app;
}

async function answer(context: Context, read: () => Promise<unknown>): Promise<Response> {
  try {
    return context.json(((await read()) ?? null) as object | null, 200, {
      'Cache-Control': 'public, max-age=30, stale-while-revalidate=300',
    });
  } catch {
    return context.json({ title: 'Content is not available right now.' }, 503, { 'Cache-Control': 'no-store' });
  }
}
