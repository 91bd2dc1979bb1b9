import { createClient } from 'contentful';
import resolveResponse from 'contentful-resolve-response';
import type { ContentClient, ContentQuery, ResolvedEntry } from 'shared-contracts/content/content-client.ts';
import type { ShellEnv } from './env.ts';
import { createStaleCache } from './stale-cache.ts';

/** Content on the server: for loaders as resolved entries, for the browser as the envelope they came in. */
export interface ServerContent extends ContentClient {
  /** Contentful's answer with links not yet resolved. */
  getEnvelope(query: ContentQuery): Promise<unknown>;
  /** Everything is asked for again, e.g. after a change in Contentful. */
  invalidate(): void;
}

/**
 * How long Contentful may take, in milliseconds. The SDK does not try again: it would wait two seconds and more first,
 * or as long as a rate limit says, while the last good answer serves just as well.
 */
const timeout = 2_000;
const freshFor = 10_000;

/** Reads Contentful through its SDK, behind a cache that keeps the last good answer. */
export function createServerContent(env: ShellEnv, report: (error: unknown) => void): ServerContent {
  const client = createClient({
    space: env.CONTENTFUL_SPACE_ID,
    environment: env.CONTENTFUL_ENVIRONMENT,
    accessToken: env.CONTENTFUL_DELIVERY_TOKEN,
    host: env.CONTENTFUL_HOST,
    insecure: /^(localhost|127\.0\.0\.1)(:|$)/.test(env.CONTENTFUL_HOST),
    timeout,
    retryOnError: false,
    logHandler: (_level, data) => report(data),
  }).withoutLinkResolution;

  const cache = createStaleCache<{ envelope: unknown; entries: ResolvedEntry[] }>({ freshFor, report });
  const read = ({ contentType, include, limit }: ContentQuery) =>
    cache.get(`${contentType}/${include}/${limit}`, async () => {
      const envelope = await client.getEntries({ content_type: contentType, include, limit });
      return { envelope, entries: resolveResponse(structuredClone(envelope)) as ResolvedEntry[] };
    });

  return {
    getEntries: async (query) => (await read(query)).entries,
    getEnvelope: async (query) => (await read(query)).envelope,
    invalidate: cache.invalidate,
  };
}
