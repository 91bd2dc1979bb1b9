import type { ServerContent } from '@site/content/server/content-routes';
import { type ContentEnvelope, createContentfulClient, resolveEntries } from '@site/content/server/contentful-client';
import type { ContentQuery, ResolvedEntry } from '@site/contract/clients/content-client';
import type { ShellEnv } from '../env.ts';
import { createStaleCache } from './stale-cache.ts';

/** Content on the server, for loaders and for `/content/*`. */
export interface ShellContent extends ServerContent {
  /** Has everything read again, e.g. after a change in Contentful. */
  invalidate(): void;
}

/**
 * How long Contentful may take, in milliseconds. The SDK must not retry: it would wait two seconds or more first, or as
 * long as a rate limit says, and the last good answer is as useful until then.
 */
const timeout = 2_000;
const freshFor = 10_000;
/** The site itself reads about a dozen answers; the rest is for other depths and limits that browsers may ask for. */
const mostAnswers = 50;

/** Reads Contentful through its SDK, behind a cache that keeps the last good answer. */
export function createServerContent(env: ShellEnv, report: (error: unknown) => void): ShellContent {
  const readContentful = createContentfulClient({
    space: env.CONTENTFUL_SPACE_ID,
    environment: env.CONTENTFUL_ENVIRONMENT,
    accessToken: env.CONTENTFUL_DELIVERY_TOKEN,
    host: env.CONTENTFUL_HOST,
    timeout,
    retryLimit: 0,
    log: report,
  });

  const cache = createStaleCache<{ envelope: ContentEnvelope; entries: ResolvedEntry[] }>({
    freshFor,
    max: mostAnswers,
    report,
  });
  const read = (query: ContentQuery) =>
    cache.get(`${query.contentType}/${query.include}/${query.limit}`, async () => {
      const envelope = await readContentful(query);
      return { envelope, entries: resolveEntries(envelope) };
    });

  return {
    getEntries: async (query) => (await read(query)).entries,
    getEnvelope: async (query) => (await read(query)).envelope,
    invalidate: cache.invalidate,
  };
}
