import { setTimeout } from 'node:timers/promises';
import type { SiteIndex } from './search/site-index.ts';

/** How old the index may get before the site is read again, in milliseconds. */
const freshFor = 60_000;
/** From this age on, and after a change, a question waits for what the site says now, in milliseconds. */
const waitFrom = 2 * freshFor;
/** How long it waits at most, in milliseconds: a page waits 700 for a whole answer. */
const patience = 300;

/** How long the first reading is put off when it fails, in milliseconds: twice as long each time, up to the last. */
const firstDelay = 250;
const longestDelay = 10_000;

/** The index with which one question is searched. */
export type GetIndexFor = (question: string, signal: AbortSignal) => Promise<SiteIndex>;

export interface IndexCache {
  get(): Promise<SiteIndex>;
  /** Reads the site again, because content has changed. The next question waits for it. */
  invalidate(): void;
  /** How long ago the content was read, in seconds; `null` if it never was. */
  age(): number | null;
}

/**
 * Caches the index. Once it is a little old, a call still gets it and triggers a refresh in the background. After a change, or when
 * it is so old that a page may be gone for long, a call waits for the refresh, but not for long. If that fails, the last index stays
 * in use.
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
  /** Nobody waits for a content service that is down. */
  let isFailing = false;

  function refresh(): Promise<SiteIndex> {
    const startedAt = now();
    const before = changes;
    reading ??= read()
      .then((index) => {
        known = index;
        readAt = startedAt;
        // A change during the read is not in it.
        isOutdated = changes !== before;
        isFailing = false;
        return index;
      })
      .catch((error: unknown) => {
        isFailing = true;
        throw error;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  /** Never rejects: the last index stays. */
  async function refreshKnown(last: SiteIndex): Promise<SiteIndex> {
    try {
      const index = await refresh();
      // What was being read when the change came may not have it.
      return isOutdated ? await refresh() : index;
    } catch (error) {
      log(`assistant keeps its last content: ${(error as Error).message}`);
      return known ?? last;
    }
  }

  return {
    async get() {
      const last = known;
      if (!last) {
        return refresh();
      }
      const age = now() - readAt;
      if (!isOutdated && age <= freshFor) {
        return last;
      }
      const mayWait = !isFailing && (isOutdated || age > waitFrom);
      const refreshed = refreshKnown(last);
      return mayWait ? Promise.race([refreshed, setTimeout(patience, last, { ref: false })]) : last;
    },
    invalidate() {
      changes++;
      isOutdated = true;
      if (known) {
        void refreshKnown(known);
      }
    },
    age: () => (known ? Math.round((now() - readAt) / 1000) : null),
  };
}

/** Reads the site as soon as the content service answers: no visitor waits for the first index, which takes longest. */
export async function fillIndexCache({ get }: Pick<IndexCache, 'get'>): Promise<void> {
  for (let delay = firstDelay; ; delay = Math.min(2 * delay, longestDelay)) {
    try {
      await get();
      return;
    } catch {
      await setTimeout(delay, undefined, { ref: false });
    }
  }
}
