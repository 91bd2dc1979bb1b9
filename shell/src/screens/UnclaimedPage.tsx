import type { PageMeta } from '@site/contract/remote-module/page-meta';
import type { MetaArgs } from '@site/contract/remote-module/remote-route';
import { useLoaderData } from 'react-router-dom';
import { NotFound } from './NotFound.tsx';
import { PendingPage } from './PendingPage.tsx';
import { RemoteFallback } from './RemoteFallback.tsx';

/**
 * What is known about a page that was not rendered. `unknown`: no remote owns its path; `pending`: its remote may still
 * load; `absent`: no version of its remote can be served.
 */
export type PageStatus = 'unknown' | 'pending' | 'absent';

export function unclaimedMeta({ data }: MetaArgs<PageStatus>): PageMeta {
  if (data === 'unknown') {
    return { title: 'Page Not Found', description: "We couldn't find that page.", noIndex: true };
  }
  return { title: 'One moment', description: 'This part of the site will be back shortly.', noIndex: true };
}

/** What the splat route shows: the 404 screen, a skeleton while a remote loads, or the fallback for a missing one. */
export function UnclaimedPage() {
  const page = useLoaderData<PageStatus>();
  if (page === 'pending') return <PendingPage />;
  return page === 'unknown' ? <NotFound /> : <RemoteFallback />;
}
