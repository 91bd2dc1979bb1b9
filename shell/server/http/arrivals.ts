import { Hono } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { arrivalPath } from '../../src/federation/arrival.ts';
import type { Composer, Generation } from '../composition/composition.ts';
import type { Releases } from '../releases/releases.ts';
import { judgePage } from './judge-page.ts';
import type { PreviewSession } from './preview-session.ts';

/** `GET /_page/<path>`: what a browser needs to move to a page. */
export function arrivals(
  composer: Pick<Composer, 'answerArrival'>,
  releases: Pick<Releases<Generation>, 'forRequest'>,
  preview: Pick<PreviewSession, 'isOpen'>,
): Hono<{ Variables: RequestIdVariables }> {
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.get(`${arrivalPath}/*`, async (context) => {
    const url = new URL(context.req.url);
    url.pathname = url.pathname.slice(arrivalPath.length);
    const serving = await releases.forRequest(context);
    if (judgePage(url, serving.set).kind !== 'canonical') {
      return context.text('This is not the address of a page.', 404);
    }
    // An editor's browser reads drafts itself, to follow what is typed.
    if (preview.isOpen(context)) return context.body(null, 204, { 'Cache-Control': 'no-store' });
    // The versions in the browser are not those of the live set.
    if (serving.set.isChosen) return context.body(null, 204);
    return composer.answerArrival({
      request: new Request(url, context.req.raw),
      requestId: context.get('requestId'),
      serving,
    });
  });
  return app;
}
