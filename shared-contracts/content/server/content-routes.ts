import { type ContentClient, type ContentQuery, pageContentTypes } from '@site/contract/clients/content-client';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { getCaseStudy } from '../entries/case-study.ts';
import { getCaseStudyList } from '../entries/case-study-list.ts';

/** The content client of a server: resolved entries for loaders, and Contentful's unchanged response for browsers. */
export interface ServerContent extends ContentClient {
  /** Contentful's response with its links unresolved. */
  getEnvelope(query: ContentQuery): Promise<unknown>;
}

const query = v.object({
  contentType: v.picklist(pageContentTypes),
  include: v.pipe(v.string(), v.transform(Number), v.picklist([2, 3])),
  limit: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
});

/** Serves `/content/*` to browsers: the same reads as on the server, without a token. */
export function contentRoutes(content: ServerContent): Hono {
  const app = new Hono();
  app.get('/read/case-study-list', (context) => answer(context, () => getCaseStudyList(content)));
  app.get('/read/case-study/:caseId', (context) =>
    answer(context, () => getCaseStudy(content, context.req.param('caseId'))),
  );
  app.get('/:contentType', async (context) => {
    const asked = v.safeParse(query, { contentType: context.req.param('contentType'), ...context.req.query() });
    if (!asked.success) return context.json({ title: 'There is no such content.' }, 400);
    return answer(context, () => content.getEnvelope(asked.output as ContentQuery));
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
