import { nameChanges } from '@site/content/server/content-names';
import type { ServerContent } from '@site/content/server/content-routes';
import { createContentfulClient } from '@site/content/server/contentful-client';
import { resolveEntries } from '@site/content/server/resolve-entries';
import type { ContentQuery, ResolvedEntry } from '@site/contract/clients/content-client';
import { traced } from '@site/server/telemetry/trace';
import { LRUCache } from 'lru-cache';
import type { ShellEnv } from '../env.ts';
import { createStaleCache } from './stale-cache.ts';

/** Content on the server, for loaders and for `/content/*`. */
export interface ShellContent extends ServerContent {
  /** Contentful's answer as JSON, with a version that changes when the answer does. */
  getVersion(query: ContentQuery): Promise<{ version: number; json: string }>;
  /** How often an answer has changed so far. */
  readonly changes: number;
  /** Whether nothing has changed of what was read. Has answers refreshed that are due. */
  isCurrent(reads: readonly ContentRead[]): boolean;
  /** Calls the listener with the names of what has changed in an answer. */
  onChange(listener: (names: readonly string[]) => void): void;
  /** Makes every answer refresh on next use, e.g. after a change in Contentful. */
  invalidate(): void;
}

/** One answer of Contentful that a page was made from. */
export interface ContentRead {
  query: ContentQuery;
  version: number;
  /** What the page read of it, in the names of `nameChanges`. */
  names: readonly string[];
}

/** One answer of Contentful. */
interface Answer {
  query: ContentQuery;
  version: number;
  json: string;
  /** The version in which each name last changed. */
  changed: Map<string, number>;
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
  const known = new LRUCache<string, Answer>({ max: mostAnswers });
  const listeners: ((names: readonly string[]) => void)[] = [];
  let versions = 0;

  function read(query: ContentQuery): Promise<Answer> {
    const key = toKey(query);
    return cache.get(key, async () => {
      const json = await traced('content', { 'site.content_type': query.contentType }, async () =>
        JSON.stringify(await readContentful(query)),
      );
      const last = known.get(key);
      if (last?.json === json) return last;
      const answer: Answer = { query, version: ++versions, json, changed: last?.changed ?? new Map() };
      known.set(key, answer);
      if (last) tell(answer, nameChanges(last.json, json));
      return answer;
    });
  }

  function tell({ version, changed }: Answer, names: readonly string[]): void {
    for (const name of names) changed.set(name, version);
    for (const hear of listeners) hear(names);
  }

  /** Reads again what was invalidated, without waiting for the next page. */
  function refreshAll(): void {
    for (const { query } of known.values()) void read(query).catch(() => {});
  }

  return {
    get changes() {
      return versions;
    },
    async getEntries(query) {
      const answer = await read(query);
      answer.entries ??= resolveEntries(JSON.parse(answer.json));
      return answer.entries;
    },
    getEnvelope: async (query) => JSON.parse((await read(query)).json),
    getVersion: read,
    isCurrent(reads) {
      for (const { query } of reads) void read(query).catch(() => {});
      return reads.every(({ query, version, names }) => {
        const answer = known.get(toKey(query));
        return answer && names.every((name) => (answer.changed.get(name) ?? 0) <= version);
      });
    },
    onChange: (listener) => void listeners.push(listener),
    invalidate() {
      cache.invalidate();
      refreshAll();
    },
  };
}

function toKey({ contentType, include, limit }: ContentQuery): string {
  return `${contentType}/${include}/${limit}`;
}
