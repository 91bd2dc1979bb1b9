import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import type { Ownership } from '@site/contract/remotes/claims';
import type { RouterContextProvider } from 'react-router-dom';
import { matchPath } from 'react-router-dom';
import type { BrowserRemotes } from './browser-remotes.ts';
import { loadRoute } from './load-route.ts';

/**
 * Loads a link's target before the visitor follows it: the page's module, then its content, by running its loader. The content client keeps what was read for the navigation.
 */
export function createPreload(
  ownership: Ownership,
  remotes: BrowserRemotes,
  context: RouterContextProvider,
): (href: string) => void {
  const started = new Set<string>();
  return (href) => {
    const url = new URL(href, location.href);
    const claim = ownership.ownerOf(url.pathname);
    if (!claim || url.origin !== location.origin || started.has(url.href) || url.pathname === location.pathname) return;
    started.add(url.href);
    loadRoute(claim, remotes.load)
      .then((route) => {
        const params = matchPath(claim.path, url.pathname)?.params ?? {};
        const args = {
          request: new Request(url),
          params,
          context,
          url,
          pattern: claim.path,
          unstable_pattern: claim.path,
        };
        return route.loader?.(args as unknown as Parameters<NonNullable<RemoteRoute['loader']>>[0]);
      })
      .catch(() => started.delete(url.href));
  };
}
