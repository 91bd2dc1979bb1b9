import { contentRoutes } from '@site/content/server/content-routes';
import { contentWebhook } from '@site/content/server/content-webhook';
import { type Context, Hono } from 'hono';
import type { ContentServices } from './content-services.ts';
import { draftRoutes } from './draft-routes.ts';
import { keepAnswers } from './keep-answers.ts';
import { pdfRoutes } from './pdf-routes.ts';
import { pressFeed } from './press-feed.ts';
import { searchEngineRoutes } from './search-engine-routes.ts';
import { createTellShells } from './tell-shells.ts';

export type { ContentServices } from './content-services.ts';
export { createDraftContent, type DraftContent } from './draft-content.ts';
export type { Listing } from './listing.ts';
export { type ContentRead, createServerContent, type ShellContent } from './server-content.ts';
export { findPage, listPages } from './site-pages.ts';

/**
 * Everything the shell answers from content alone: reads for browsers, documents, feed, sitemap and the webhook.
 *
 * @param isDraft whether a request is an editor's, who sees drafts
 */
export function contentPages(services: ContentServices, isDraft: (context: Context) => boolean): Hono {
  const app = new Hono();
  const { CONTENTFUL_WEBHOOK_SECRET: secret, SHELL_PEERS: peers = [] } = services.env;
  const passOn = createTellShells(peers, services.report);
  app.route('/', contentWebhook({ secret, invalidate: services.content.invalidate, passOn }));
  if (services.drafts) app.route('/', draftRoutes(services.drafts, services, isDraft));
  app.get('/content/*', keepAnswers(services.content, ['include', 'limit']));
  const keepFile = keepAnswers(services.content);
  for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt', '/rss.xml']) app.get(path, keepFile);
  app.route('/content', contentRoutes(services.content));
  app.route('/pdfs', pdfRoutes(services));
  app.route('/', searchEngineRoutes(services));
  app.route('/', pressFeed(services));
  return app;
}
