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

/** The SDK gives up well within this, so that a dead Contentful is noticed and the last good answer serves. */
const timeout = 1_000;
const retryLimit = 1;
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
    retryLimit,
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
