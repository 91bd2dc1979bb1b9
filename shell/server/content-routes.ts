import { type Context, Hono } from 'hono';
import { getCaseStudy } from 'shared-contracts/content/case-study.ts';
import { getCaseStudyList } from 'shared-contracts/content/case-study-list.ts';
import { type ContentQuery, pageContentTypes } from 'shared-contracts/content/content-client.ts';
import * as v from 'valibot';
import type { PageServices } from './page.ts';

const query = v.object({
  contentType: v.picklist(pageContentTypes),
  include: v.pipe(v.string(), v.transform(Number), v.picklist([2, 3])),
  limit: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
});

/** Content for browsers: the same reads as on the server, by the same cache, without a token. */
export function contentRoutes({ content }: Pick<PageServices, 'content'>): Hono {
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
    return context.json({ title: 'Content cannot be had now.' }, 503, { 'Cache-Control': 'no-store' });
  }
}
