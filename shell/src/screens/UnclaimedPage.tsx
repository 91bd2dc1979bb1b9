import { useLocation } from 'react-router-dom';
import type { PageMeta } from 'shared-contracts/remote-module/page-meta.ts';
import type { MetaArgs } from 'shared-contracts/remote-module/remote-route.ts';
import { ownerOf } from 'shared-contracts/remotes/owner-of.ts';
import { NotFound } from './NotFound.tsx';
import { PendingPage } from './PendingPage.tsx';

export function notFoundMeta({ url }: MetaArgs): PageMeta {
  if (ownerOf(url.pathname)) return { title: 'One moment', description: 'This page is loading.' };
  return { title: 'Page Not Found', description: "We couldn't find that page.", noIndex: true };
}

/** What the splat route shows: 404, or the wait for the remote that owns the path. */
export function UnclaimedPage() {
  return ownerOf(useLocation().pathname) ? <PendingPage /> : <NotFound />;
}
