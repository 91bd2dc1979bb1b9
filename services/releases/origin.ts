import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { signatureFile } from '@site/contract/releases/signature';
import { registryPath } from '@site/kit/release/registry-file';
import { listen } from '@site/server/listen';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';

/**
 * Breaks one remote's files on purpose, to test how the site copes. `broken` answers other scripts, `not-found` a page of
 * HTML with status 404, `truncated` the first half of the entries or of all other scripts.
 */
export type ReleaseFault =
  | { kind: 'offline' }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'broken' }
  | { kind: 'not-found' }
  | { kind: 'truncated'; part: 'entry' | 'chunk' };

interface OriginOptions {
  releasesDirectory: string;
  /** The origin of the site whose pages may read releases. Called for each request. */
  siteOrigin: () => string;
  /** By remote, or by `remote/client` and `remote/server`. Read for each request. */
  faults?: Map<string, ReleaseFault>;
}

/**
 * Serves the registry, which changes, and release folders, which never do. In production, an object store behind a CDN
 * takes its place.
 */
function createReleaseOrigin({ releasesDirectory, siteOrigin, faults }: OriginOptions): Hono {
  const app = new Hono();
  app.use(cors({ origin: () => siteOrigin(), allowMethods: ['GET', 'HEAD'] }));
  app.use(async (context, next) => {
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    context.header('Timing-Allow-Origin', siteOrigin());
    await next();
  });
  app.get('/registry.json', etag(), async (context) => {
    const text = await readFile(registryPath(releasesDirectory), 'utf8').catch(() => undefined);
    if (text === undefined) return context.text('There are no releases yet.', 404);
    return context.body(text, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
  });
  app.use('/:remote/:version/:file{.+}', async (context, next) => {
    const { remote, file } = context.req.param();
    const fault = faults?.get(remote) ?? faults?.get(`${remote}/${file.split('/')[0]}`);
    if (fault) context.header('Cache-Control', 'no-store');
    if (fault?.kind === 'offline') return context.text('This remote is offline.', 503);
    if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
    if (fault?.kind === 'broken' && /\.c?js$/.test(file)) {
      return context.body('throw new Error("broken on purpose");', 200, { 'Content-Type': 'text/javascript' });
    }
    if (fault?.kind === 'not-found') return context.html('<!DOCTYPE html><h1>404 Not Found</h1>', 404);
    if (fault?.kind === 'truncated' && /\.c?js$/.test(file) && isEntry(file) === (fault.part === 'entry')) {
      const script = await readFile(join(releasesDirectory, context.req.path));
      return context.body(script.subarray(0, script.length / 2), 200, { 'Content-Type': 'text/javascript' });
    }
    await next();
  });
  app.get(
    '/:remote/:version/:file{.+}',
    serveStatic({
      root: releasesDirectory,
      precompressed: true,
      onFound: (path, context) => {
        // A key may be replaced.
        if (path.endsWith(signatureFile)) context.header('Cache-Control', 'no-cache');
        if (!context.res.headers.has('Cache-Control'))
          context.header('Cache-Control', 'public, max-age=31536000, immutable');
      },
    }),
  );
  return app;
}

function isEntry(file: string): boolean {
  return file.includes('/remoteEntry.');
}

/** Starts the release origin. Port 0 takes any free port. */
export async function startReleaseOrigin(options: OriginOptions & { port: number }) {
  const { url, closeNow } = await listen(createReleaseOrigin(options), {
    port: options.port,
    hostname: 'localhost',
    portVariable: 'RELEASES_PORT',
  });
  return { url, close: closeNow };
}
