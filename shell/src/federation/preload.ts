import type { Ownership } from '@site/contract/remotes/claims';
import type { BrowserArrivals } from './browser-arrivals.ts';
import type { BrowserRemotes } from './browser-remotes.ts';
import { loadRoute } from './load-route.ts';

/**
 * Loads a link's target before the visitor follows it: the page's module and its data, at the same time.
 *
 * @returns loads one, and resolves also if it cannot be loaded
 */
export function createPreload(
  ownership: Ownership,
  remotes: BrowserRemotes,
  arrivals: BrowserArrivals,
): (href: string) => Promise<unknown> {
  return async (href) => {
    const url = new URL(href, location.href);
    const claim = ownership.ownerOf(url.pathname);
    if (!claim || url.origin !== location.origin || url.pathname === location.pathname) return;
    // First, because this may give the visitor a bucket, which the shell has to know.
    const loading = loadRoute(claim, remotes.load);
    await Promise.allSettled([loading, arrivals.prepare(url)]);
  };
}
