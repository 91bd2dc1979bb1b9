import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerPage, type PageServices } from '../composition/composition.ts';
import { contentPages } from '../content/content.ts';
import { compress, shellFiles } from '../delivery/delivery.ts';
import type { Releases } from '../releases/releases.ts';
import { lastResort } from './last-resort.ts';
import { toSecurityHeaders } from './security-headers.ts';

const largestBody = 64 * 1024;

/** The shell's HTTP application. */
export function createApp(
  services: PageServices,
  releases: Pick<Releases, 'served' | 'forRequest'>,
  distDirectory: string,
): Hono {
  const { env, report } = services;
  const security = Object.entries(toSecurityHeaders(env));
  const app = new Hono();

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
      onError: (context) => context.text('This request is larger than any form of this site.', 413),
    }),
  );

  app.get('/healthz', (context) =>
    context.json(
      Object.fromEntries(
        [...releases.served].map(([remote, { version, directory }]) => [
          remote,
          { version, onServer: Boolean(directory) },
        ]),
      ),
    ),
  );
  app.route('/', shellFiles(distDirectory));
  app.route('/', contentPages(services));
  app.all('*', async (context) => {
    const path = context.req.path;
    if (!isWellFormed(context.req.url)) return context.text('This URL is malformed.', 400);
    if (path.length > 1 && path.endsWith('/')) {
      return context.redirect(withoutSlashes(path) + new URL(context.req.url).search, 301);
    }
    const versions = await releases.forRequest(context);
    const page = await answerPage(context.req.raw, clientAddressOf(context), versions, services);
    // Keeps what the context has collected, such as the cookie of a tester's choice.
    return context.newResponse(page.body, page);
  });
  app.onError(async (error, context) => {
    report(error);
    try {
      return await answerPage(context.req.raw, undefined, releases.served, services, true);
    } catch (second) {
      report(second);
      return lastResort();
    }
  });
  return app;
}

function isWellFormed(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

/** Leaves one slash at the start, because two would name another host, and none at the end. */
function withoutSlashes(path: string): string {
  return path.replace(/\/+$/, '').replace(/^[/\\]*/, '/');
}

function clientAddressOf(context: Context): string | undefined {
  return getConnInfo(context).remote.address;
}
