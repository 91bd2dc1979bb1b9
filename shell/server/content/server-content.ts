import type { ServerContent } from '@site/content/server/content-routes';
import { toContentSettings } from '@site/content/server/content-variables';
import { resolveEntries } from '@site/content/server/resolve-entries';
import type { ContentQuery, ResolvedEntry } from '@site/contract/clients/content-client';
import { traced } from '@site/server/telemetry/trace';
import { LRUCache } from 'lru-cache';
import type { ShellEnv } from '../env.ts';
import { createReadingPool } from './reading-pool.ts';
import type { News, Reading } from './reading-thread.ts';
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

const freshFor = 10_000;
/** The site reads about a dozen. */
const mostAnswers = 50;

/**
 * Reads Contentful behind a cache that keeps the last good answer. A thread of its own parses and compares answers, so that
 * no visitor waits for it: an answer with 1,000 case studies takes 0.1 s.
 */
export function createServerContent(env: ShellEnv, report: (error: unknown) => void): ShellContent {
  const settings = toContentSettings(env);
  const readInThread = createReadingPool(mostAnswers, report);
  const cache = createStaleCache<Answer>({ freshFor, max: mostAnswers, report });
  const known = new LRUCache<string, Answer>({ max: mostAnswers });
  const listeners: ((names: readonly string[]) => void)[] = [];
  let versions = 0;

  function read(query: ContentQuery): Promise<Answer> {
    const key = toKey(query);
    return cache.get(key, async () => {
      const last = known.get(key);
      const reading: Reading = { settings, query, last: last?.json };
      const news: News = await traced('content', { 'site.content_type': query.contentType }, () =>
        readInThread(reading),
      );
      if (last && !news) return last;
      const { json = '', names = [] } = news ?? {};
      const answer: Answer = { query, version: ++versions, json, changed: last?.changed ?? new Map() };
      known.set(key, answer);
      if (last) tell(answer, names);
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
