import type { PageMeta } from '@site/contract/remote-module/page-meta';
import type { MetaArgs } from '@site/contract/remote-module/remote-route';
import { ownerOf } from '@site/contract/remotes/owner-of';
import { useLocation } from 'react-router-dom';
import { NotFound } from './NotFound.tsx';
import { PendingPage } from './PendingPage.tsx';

export function notFoundMeta({ url }: MetaArgs): PageMeta {
  if (ownerOf(url.pathname)) return { title: 'One moment', description: 'This page is loading.' };
  return { title: 'Page Not Found', description: "We couldn't find that page.", noIndex: true };
}

/** The splat route: waits for the remote that owns the path, or shows the 404 screen. */
export function UnclaimedPage() {
  return ownerOf(useLocation().pathname) ? <PendingPage /> : <NotFound />;
}
