import { LRUCache } from 'lru-cache';

/** Answers from memory, refreshes in the background, and keeps the last good answer when a refresh fails. */
export interface StaleCache<Value> {
  /**
   * Waits for `read` only if there is no earlier answer. After a failed refresh, waits half the usual time before the next
   * one.
   *
   * @throws what `read` threw, if there is no earlier answer; the next call reads again
   */
  get(key: string, read: () => Promise<Value>): Promise<Value>;
  /** Makes every answer refresh on next use. One that is being read is read once more at once. */
  invalidate(): void;
}

interface Options {
  /** How long an answer is served without a refresh, in milliseconds. */
  freshFor: number;
  /** How many answers are kept; the least recently used go first. */
  max: number;
  /** Called for every failed read. */
  report(error: unknown): void;
  now?: () => number;
}

/** lru-cache's `fetch` reads once for everybody who asks at the same time. */
export function createStaleCache<Value extends object | string>(options: Options): StaleCache<Value> {
  const { freshFor, max, report, now = Date.now } = options;
  /**
   * How far this cache's clock is ahead, so that all answers can be made old at once. lru-cache ignores a start at 0.
   */
  let ahead = 1;
  const answers = new LRUCache<string, Value, () => Promise<Value>>({
    max,
    // lru-cache counts an answer as stale when it is older than this.
    ttl: freshFor - 1,
    ttlResolution: 0,
    perf: { now: () => now() + ahead },
    allowStale: true,
    // An answer that is evicted while it is read still goes to whoever waits for it.
    ignoreFetchAbort: true,
    async fetchMethod(key, lastGood, { context: read, options: kept }) {
      const startedAhead = ahead;
      try {
        const answer = await read();
        // What changed meanwhile may not be in it. Whoever asks gets it until it has been read again.
        if (ahead !== startedAhead) setImmediate(() => refresh(key, read));
        return answer;
      } catch (error) {
        report(error);
        if (lastGood === undefined) throw error;
        kept.ttl = freshFor / 2 - 1;
        return lastGood;
      }
    },
  });

  function refresh(key: string, read: () => Promise<Value>): void {
    answers.fetch(key, { context: read, forceRefresh: true }).catch(() => {});
  }

  return {
    get: (key, read) => answers.forceFetch(key, { context: read }),
    invalidate() {
      ahead += freshFor;
    },
  };
}
