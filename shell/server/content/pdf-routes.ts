import { getSiteDocument } from '@site/content/entries/site-document';
import { Hono } from 'hono';
import type { ContentServices } from './content-services.ts';

/** How long Contentful's file host may take to answer, in milliseconds. */
const patience = 10_000;

/**
 * `GET /pdfs/{docId}.pdf` (spec section 7): documents from Contentful, on the site's own origin so that it may frame
 * them.
 */
export function pdfRoutes({ content, report }: ContentServices): Hono {
  const app = new Hono();
  app.get('/:file{[\\w-]+\\.pdf}', async (context) => {
    const docId = context.req.param('file').replace(/\.pdf$/, '');
    try {
      const document = await getSiteDocument(content, docId);
      if (!document) return context.text('This document does not exist.', 404);
      const file = await fetch(document.url, { signal: AbortSignal.timeout(patience) });
      if (!file.ok || !file.body) throw new Error(`${document.url} answered ${file.status}`);
      const length = file.headers.get('Content-Length');
      return context.body(file.body, 200, {
        'Content-Type': 'application/pdf',
        ...(length && { 'Content-Length': length }),
        'Cache-Control': 'public, max-age=3600',
        'X-Frame-Options': 'SAMEORIGIN',
      });
    } catch (error) {
      report(error);
      return context.text('This document is not available right now.', 503, { 'Cache-Control': 'no-store' });
    }
  });
  return app;
}
