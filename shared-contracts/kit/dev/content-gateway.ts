import { contentRoutes } from '@site/content/server/content-routes';
import { createContentfulClient } from '@site/content/server/contentful-client';
import { resolveEntries } from '@site/content/server/resolve-entries';
import { listen } from '@site/server/listen';
import { Hono } from 'hono';

/** Serves `/content/*` like the shell, for a remote that runs without one. Returns its URL. */
export async function startContentGateway(settings: {
  space: string;
  environment: string;
  accessToken: string;
  host: string;
}): Promise<string> {
  const getEnvelope = createContentfulClient({ ...settings, timeout: 5_000, retryLimit: 0 });
  const content = { getEnvelope, getEntries: async (query: Query) => resolveEntries(await getEnvelope(query)) };
  const app = new Hono().route('/content', contentRoutes(content));
  const { url } = await listen(app, { port: 0, hostname: 'localhost', portVariable: 'PORT' });
  return url;
}

type Query = Parameters<ReturnType<typeof createContentfulClient>>[0];
