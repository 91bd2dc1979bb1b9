import type { SiteIndex } from './search/site-index.ts';

/** How old the index may get before the site is read again, in milliseconds. */
const freshFor = 60_000;

export interface IndexCache {
  get(): Promise<SiteIndex>;
  /** Makes the next question read the site again, because content has changed. */
  invalidate(): void;
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
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<SiteIndex> | undefined;

  let changes = 0;

  function refresh(): Promise<SiteIndex> {
    const startedAt = now();
    const before = changes;
    reading ??= read()
      .then((index) => {
        known = index;
        // A change during the read is not in it.
        readAt = changes === before ? startedAt : Number.NEGATIVE_INFINITY;
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
      if (now() - readAt > freshFor) {
        refresh().catch((error: Error) => log(`assistant keeps its last content: ${error.message}`));
      }
      return known;
    },
    invalidate() {
      changes++;
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
