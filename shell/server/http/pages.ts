import { Hono } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { createClientOf } from '../client-of.ts';
import type { Composer, Generation } from '../composition/composition.ts';
import type { ShellEnv } from '../env.ts';
import type { Releases } from '../releases/releases.ts';
import type { WriteToolbar } from '../toolbar/toolbar.ts';
import { judgePage } from './judge-page.ts';
import type { PreviewSession } from './preview-session.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import type { ToolbarSession } from './toolbar-session.ts';

const pageMethods = ['GET', 'HEAD', 'POST'];

/** Every page, under its one address. Any address that nothing else answers is a page, if only the 404 page. */
export function pages(
  composer: Pick<Composer, 'answer'>,
  releases: Pick<Releases<Generation>, 'forRequest' | 'serving'>,
  env: Pick<ShellEnv, 'SITE_ORIGIN' | 'TRUSTED_PROXIES'>,
  sessions: { preview: Pick<PreviewSession, 'isOpen'>; toolbar: Pick<ToolbarSession, 'isOpen'> },
  writeToolbar: WriteToolbar | undefined,
): Hono<{ Variables: RequestIdVariables }> {
  const app = new Hono<{ Variables: RequestIdVariables }>();
  const clientOf = createClientOf(env.TRUSTED_PROXIES);
  app.post('*', refuseOtherSites(env.SITE_ORIGIN));
  app.all('*', async (context) => {
    if (!pageMethods.includes(context.req.method)) {
      return context.text(`This address accepts ${pageMethods.join(', ')} only.`, 405, {
        Allow: pageMethods.join(', '),
      });
    }
    const live = releases.serving.set;
    const serving = await releases.forRequest(context);
    const verdict = judgePage(new URL(context.req.url), serving.set);
    if (verdict.kind === 'malformed') return context.text('This address is malformed.', 400);
    // After a 301, browsers ask with GET, and what was typed into a form is gone.
    if (verdict.kind === 'moved') return context.redirect(verdict.to, context.req.method === 'POST' ? 308 : 301);
    const hasToolbar = writeToolbar && sessions.toolbar.isOpen(context);
    const page = await composer.answer({
      request: context.req.raw,
      requestId: context.get('requestId'),
      // Only forms depend on who sends them.
      ...(context.req.method === 'POST' && {
        clientAddress: clientOf(context),
      }),
      isDraft: sessions.preview.isOpen(context),
      ...(hasToolbar && {
        writeAside: (modules) => writeToolbar({ url: context.req.url, live, serving, modules }),
      }),
      serving,
    });
    // Keeps headers that were set on the context, such as the cookie with a tester's choice. A new response around the
    // page's body would make a stream of its bytes.
    for (const [name, value] of context.newResponse(null).headers) page.headers.append(name, value);
    return page;
  });
  return app;
}
