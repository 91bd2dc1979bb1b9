import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readChoices, withChoices } from './chosen-versions.ts';
import { compress } from './compress.ts';
import { contentRoutes } from './content-routes.ts';
import { contentWebhook } from './content-webhook.ts';
import { lastResort } from './last-resort.ts';
import type { followRegistry } from './live-releases.ts';
import { answerPage, type PageServices } from './page.ts';
import { pdfRoutes } from './pdf-routes.ts';
import { pressFeed } from './press-feed.ts';
import { searchEngineRoutes } from './search-engine-routes.ts';
import { toSecurityHeaders } from './security-headers.ts';
import { assetsPath } from './shell-assets.ts';

const largestBody = 64 * 1024;

/** The shell's HTTP application. */
export function createApp(
  services: PageServices,
  { served: releases, find: findRelease }: Pick<ReturnType<typeof followRegistry>, 'served' | 'find'>,
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
    bodyLimit({ maxSize: largestBody, onError: (context) => context.text('That is more than a form can hold.', 413) }),
  );

  app.get('/healthz', (context) =>
    context.json(
      Object.fromEntries(
        [...releases].map(([remote, { version, directory }]) => [remote, { version, onServer: Boolean(directory) }]),
      ),
    ),
  );
  app.get(
    `${assetsPath}*`,
    serveStatic({
      root: join(distDirectory, 'client'),
      rewriteRequestPath: (path) => path.slice(assetsPath.length - 1),
      precompressed: true,
      onFound: (path, context) => {
        const isImmutable = /\.[\da-f]{10}\.\w+(\.br|\.gz)?$/.test(path);
        context.header('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    }),
    (context) => context.text('There is no such file.', 404),
  );
  app.route('/', contentWebhook(services));
  app.route('/content', contentRoutes(services));
  app.route('/pdfs', pdfRoutes(services));
  app.route('/', searchEngineRoutes(services));
  app.route('/', pressFeed(services));
  app.all('*', async (context) => {
    const path = context.req.path;
    if (!isWellFormed(context.req.url)) return context.text('This address is malformed.', 400);
    if (path.length > 1 && path.endsWith('/')) {
      return context.redirect(withoutSlashes(path) + new URL(context.req.url).search, 301);
    }
    const choices = env.ALLOW_CHOSEN_VERSIONS === 'true' ? readChoices(context) : new Map();
    const versions = choices.size > 0 ? await withChoices(releases, choices, findRelease) : releases;
    const page = await answerPage(context.req.raw, clientAddressOf(context), versions, services);
    // Takes along what the context holds, such as the cookie of the choice.
    return context.newResponse(page.body, page);
  });
  app.onError(async (error, context) => {
    report(error);
    try {
      return await answerPage(context.req.raw, undefined, releases, services, true);
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

/** One slash at the start, because two would name another host; none at the end. */
function withoutSlashes(path: string): string {
  return path.replace(/\/+$/, '').replace(/^[/\\]*/, '/');
}

function clientAddressOf(context: Context): string | undefined {
  return getConnInfo(context).remote.address;
}
