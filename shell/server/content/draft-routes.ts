import { contentRoutes } from '@site/content/server/content-routes';
import { type Context, Hono } from 'hono';
import type { ContentServices } from './content-services.ts';
import type { DraftContent } from './draft-content.ts';
import { pdfRoutes } from './pdf-routes.ts';

/**
 * The same addresses as for visitors, with drafts.
 *
 * @param isDraft whether a request is an editor's; every other one goes on to the next route
 */
export function draftRoutes(
  drafts: DraftContent,
  services: Omit<ContentServices, 'content'>,
  isDraft: (context: Context) => boolean,
): Hono {
  const content = new Hono()
    .route('/content', contentRoutes(drafts))
    .route('/pdfs', pdfRoutes({ ...services, content: drafts }));
  const app = new Hono();
  app.on('GET', ['/content/*', '/pdfs/*'], async (context, next) => {
    if (!isDraft(context)) return next();
    const { status, headers, body } = await content.fetch(context.req.raw);
    const own = new Headers(headers);
    own.set('Cache-Control', 'no-store');
    own.set('X-Robots-Tag', 'noindex');
    return new Response(body, { status, headers: own });
  });
  return app;
}
