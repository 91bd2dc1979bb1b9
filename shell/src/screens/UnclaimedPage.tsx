import type { PageMeta } from '@site/contract/remote-module/page-meta';
import type { MetaArgs } from '@site/contract/remote-module/remote-route';
import { useLoaderData } from 'react-router-dom';
import { NotFound } from './NotFound.tsx';
import { PendingPage } from './PendingPage.tsx';
import { RemoteFallback } from './RemoteFallback.tsx';

/**
 * What is known of a page that is not there: `unknown` where nobody owns its path, `pending` where its remote may still
 * come, `absent` where no version of the remote can be served.
 */
export type PageStatus = 'unknown' | 'pending' | 'absent';

export function unclaimedMeta({ data }: MetaArgs<PageStatus>): PageMeta {
  if (data === 'unknown') {
    return { title: 'Page Not Found', description: "We couldn't find that page.", noIndex: true };
  }
  return { title: 'One moment', description: 'This part of the site will be back shortly.', noIndex: true };
}

/** What the splat route shows: 404, the wait for the remote that owns the path, or that the remote is missing. */
export function UnclaimedPage() {
  const page = useLoaderData<PageStatus>();
  if (page === 'pending') return <PendingPage />;
  return page === 'unknown' ? <NotFound /> : <RemoteFallback />;
}
