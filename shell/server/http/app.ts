import { getConnInfo } from '@hono/node-server/conninfo';
import type { Log } from '@site/server/log';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import type { Composer, Generation } from '../composition/composition.ts';
import { type ContentServices, contentPages } from '../content/content.ts';
import { compress, shellFiles } from '../delivery/delivery.ts';
import type { Releases } from '../releases/releases.ts';
import { browserReports } from './browser-reports.ts';
import { judgePath } from './canonical-path.ts';
import { health } from './health.ts';
import { lastResort } from './last-resort.ts';
import { toSecurityHeaders } from './security-headers.ts';

const largestBody = 64 * 1024;
const pageMethods = ['GET', 'HEAD', 'POST'];

interface AppOptions extends ContentServices {
  composer: Pick<Composer, 'answer' | 'answerBroken'>;
  releases: Pick<Releases<Generation>, 'serving' | 'forRequest' | 'candidates'>;
  distDirectory: string;
  log: Log;
}

/** The shell's HTTP application. */
export function createApp(options: AppOptions): Hono {
  const { env, composer, releases, distDirectory, log } = options;
  const security = Object.entries(toSecurityHeaders(env));
  const app = new Hono();

  app.use(requestId());
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of security) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  app.use(compress);
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (context) => context.text('This request is larger than any form on this site.', 413),
    }),
  );
  app.route('/', health(releases));
  app.route('/', browserReports(log));
  app.route('/', shellFiles(distDirectory));
  app.route('/', contentPages(options));
  app.all('*', (context) => answerPage(context));
  app.onError(async (error, context) => {
    log.error({ err: error, request: context.get('requestId'), path: context.req.path }, error.message);
    try {
      return await composer.answerBroken({ request: context.req.raw, serving: releases.serving });
    } catch (second) {
      log.error({ err: second }, 'Could not compose the error page either.');
      return lastResort();
    }
  });
  return app;

  async function answerPage(context: Context): Promise<Response> {
    if (!pageMethods.includes(context.req.method)) {
      return context.text(`This address accepts ${pageMethods.join(', ')} only.`, 405, {
        Allow: pageMethods.join(', '),
      });
    }
    const verdict = judgePath(new URL(context.req.url));
    if (verdict.kind === 'malformed') return context.text('This address is malformed.', 400);
    if (verdict.kind === 'moved') return context.redirect(verdict.to, 301);
    const serving = await releases.forRequest(context);
    const page = await composer.answer({ request: context.req.raw, clientAddress: clientAddressOf(context), serving });
    // Keeps headers that were set on the context, such as the cookie with a tester's choice.
    return context.newResponse(page.body, page);
  }
}

function clientAddressOf(context: Context): string | undefined {
  return getConnInfo(context).remote.address;
}
