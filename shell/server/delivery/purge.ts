import type { Log } from '@site/server/log';
import { wholeSite } from './cache-tags.ts';

interface Options {
  /** Addresses of the caches in front of the shell; none if there are none. */
  urls: readonly string[];
  /** Sent as `Authorization: Bearer`. */
  token?: string | undefined;
  log: Log;
}

/** Cloudflare accepts this many names at once. */
const mostAtOnce = 30;
/** With more names than this, everything goes. */
const mostNames = 600;
/** How long a cache may take, in milliseconds. */
const timeout = 5_000;
const longestPause = 30_000;
/** An answer that was made before a change may reach a cache after the purge, so each purge is repeated, in milliseconds. */
const repeatAfter = 1_000;

/**
 * Tells the caches in front of the shell to drop every answer that has one of these names in its `Cache-Tag` header:
 * `POST <url>` with the names as JSON `{ "tags": [...] }` and in a header `Cache-Tag`. What a cache has not confirmed is
 * sent again.
 */
export function createPurge({ urls, token, log }: Options): (names: readonly string[]) => void {
  const caches = urls.map((url) => ({ url, waiting: new Set<string>(), isSending: false }));

  async function send(url: string, tags: string[]): Promise<void> {
    const headers = {
      'Content-Type': 'application/json',
      'Cache-Tag': tags.join(),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const body = JSON.stringify({ tags });
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
  }

  async function empty(cache: (typeof caches)[number]): Promise<void> {
    for (let pause = 250; cache.waiting.size > 0; ) {
      const tags = [...cache.waiting].slice(0, mostAtOnce);
      for (const tag of tags) cache.waiting.delete(tag);
      try {
        await send(cache.url, tags);
        pause = 250;
      } catch (error) {
        log.warn({ err: error }, `Could not purge the cache at ${cache.url}, so it may show old pages. Trying again.`);
        for (const tag of tags) cache.waiting.add(tag);
        await new Promise((resolve) => setTimeout(resolve, pause).unref());
        pause = Math.min(pause * 2, longestPause);
      }
    }
  }

  function tell(names: readonly string[]): void {
    for (const cache of caches) {
      for (const name of names) cache.waiting.add(name);
      if (cache.waiting.size > mostNames) cache.waiting = new Set([wholeSite]);
      if (cache.isSending || cache.waiting.size === 0) continue;
      cache.isSending = true;
      void empty(cache).finally(() => {
        cache.isSending = false;
      });
    }
  }

  return (names) => {
    tell(names);
    setTimeout(() => tell(names), repeatAfter).unref();
  };
}
