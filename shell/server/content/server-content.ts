import type { ServerContent } from '@site/content/server/content-routes';
import { createContentfulClient, resolveEntries } from '@site/content/server/contentful-client';
import type { ContentQuery, ResolvedEntry } from '@site/contract/clients/content-client';
import type { ShellEnv } from '../env.ts';
import { createStaleCache } from './stale-cache.ts';

/** Content on the server, for loaders and for `/content/*`. */
export interface ShellContent extends ServerContent {
  /** Contentful's answer as JSON, with a version that changes when the answer does. */
  getVersion(query: ContentQuery): Promise<{ version: number; json: string }>;
  /** Makes every answer refresh on next use, e.g. after a change in Contentful. */
  invalidate(): void;
}

/** One answer of Contentful. */
interface Answer {
  version: number;
  json: string;
  /** Resolved when this process first needs them. */
  entries?: ResolvedEntry[];
}

/**
 * How long Contentful may take, in milliseconds. The SDK must not retry: it would wait two seconds or more first, or as
 * long as a rate limit says, and the last good answer is as useful until then.
 */
const timeout = 2_000;
const freshFor = 10_000;
/** The site reads about a dozen. */
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

  const cache = createStaleCache<Answer>({ freshFor, max: mostAnswers, report });
  const known = new Map<string, Answer>();
  let versions = 0;

  function read(query: ContentQuery): Promise<Answer> {
    const key = `${query.contentType}/${query.include}/${query.limit}`;
    return cache.get(key, async () => {
      const json = JSON.stringify(await readContentful(query));
      const last = known.get(key);
      const answer = last?.json === json ? last : { version: ++versions, json };
      known.set(key, answer);
      return answer;
    });
  }

  return {
    async getEntries(query) {
      const answer = await read(query);
      answer.entries ??= resolveEntries(JSON.parse(answer.json));
      return answer.entries;
    },
    getEnvelope: async (query) => JSON.parse((await read(query)).json),
    getVersion: read,
    invalidate: cache.invalidate,
  };
}
