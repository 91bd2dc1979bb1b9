import type { SiteIndex } from './search/site-index.ts';

/** How old the index may get before the site is read again, in milliseconds. */
const freshFor = 60_000;

/** The index with which one question is searched. */
export type GetIndexFor = (question: string, signal: AbortSignal) => Promise<SiteIndex>;

export interface IndexCache {
  get(): Promise<SiteIndex>;
  /** Makes the next question read the site again, because content has changed. */
  invalidate(): void;
  /** How long ago the content was read, in seconds; `null` if it never was. */
  age(): number | null;
}

/**
 * Caches the index. Once it is old, a call still gets it and triggers a refresh in the background. If that fails, the last
 * index stays in use.
 */
export function createIndexCache(
  read: () => Promise<SiteIndex>,
  log: (line: string) => void,
  now = () => performance.now(),
): IndexCache {
  let known: SiteIndex | undefined;
  let readAt = 0;
  let isOutdated = false;
  let reading: Promise<SiteIndex> | undefined;
  let changes = 0;

  function refresh(): Promise<SiteIndex> {
    const startedAt = now();
    const before = changes;
    reading ??= read()
      .then((index) => {
        known = index;
        readAt = startedAt;
        // A change during the read is not in it.
        isOutdated = changes !== before;
        return index;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return {
    async get() {
      if (!known) {
        return refresh();
      }
      if (isOutdated || now() - readAt > freshFor) {
        refresh().catch((error: Error) => log(`assistant keeps its last content: ${error.message}`));
      }
      return known;
    },
    invalidate() {
      changes++;
      isOutdated = true;
    },
    age: () => (known ? Math.round((now() - readAt) / 1000) : null),
  };
}
