import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

export { cacheTagHeader, joinCacheTags, wholeSite } from './cache-tags.ts';
export { compress } from './compress.ts';
export { deliverPage, type FinishedPage, finishPage } from './finished-page.ts';
export { createPurge } from './purge.ts';

/** The path of the shell's own files for browsers. */
export const assetsPath = '/assets/';

/** Files that browsers and search engines ask for at the root, whatever the page says. */
const rootFiles = ['/favicon.ico', '/apple-touch-icon.png'];

/** Serves the shell's own files, compressed by the build. Files with a digest in their name never change. */
export function shellFiles(distDirectory: string): Hono {
  const app = new Hono();
  for (const path of rootFiles) {
    app.get(
      path,
      serveStatic({
        root: join(distDirectory, 'client'),
        onFound: (_, context) => context.header('Cache-Control', 'public, max-age=86400'),
      }),
    );
  }
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
    (context) => context.text('This file does not exist.', 404),
  );
  return app;
}
