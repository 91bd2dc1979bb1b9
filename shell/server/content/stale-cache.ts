import { LRUCache } from 'lru-cache';

/** Answers at once from memory, refreshes behind the visitor's back, and keeps the last good answer through failures. */
export interface StaleCache<Value> {
  /** @throws what `read` threw, where there is no earlier answer */
  get(key: string, read: () => Promise<Value>): Promise<Value>;
  /** Has everything read again the next time it is asked for; until then the present answers serve. */
  invalidate(): void;
}

interface Options {
  /** How long an answer serves without being read again, in milliseconds. */
  freshFor: number;
  /** How many answers are kept; those that were not asked for the longest go first. */
  max: number;
  /** Told of every failed read. */
  report(error: unknown): void;
  now?: () => number;
}

/** A cache on top of lru-cache, whose `fetch` reads once for all who ask at the same time. */
export function createStaleCache<Value extends object | string>(options: Options): StaleCache<Value> {
  const { freshFor, max, report, now = Date.now } = options;
  /** How far this cache's clock is ahead. lru-cache takes a start at 0 for none. */
  let ahead = 1;
  const answers = new LRUCache<string, Value, () => Promise<Value>>({
    max,
    // lru-cache calls an answer stale when it is older than this, not when it is as old.
    ttl: freshFor - 1,
    ttlResolution: 0,
    perf: { now: () => now() + ahead },
    allowStale: true,
    // Whoever waits for an answer that has to make room gets it all the same.
    ignoreFetchAbort: true,
    async fetchMethod(_key, lastGood, { context: read, options: kept }) {
      try {
        return await read();
      } catch (error) {
        report(error);
        if (lastGood === undefined) throw error;
        kept.ttl = freshFor / 2 - 1;
        return lastGood;
      }
    },
  });

  return {
    get: (key, read) => answers.forceFetch(key, { context: read }),
    invalidate() {
      ahead += freshFor;
    },
  };
}
