import { useContext } from 'react';
import { PageLoadContext } from '../federation/page-load.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

const never = new Promise<never>(() => {});

/**
 * A page whose remote is not there yet. Where the server rendered it, this suspends for good: React then leaves the
 * server's HTML standing, readable, until the remote arrives and the router shows the real page.
 */
export function PendingPage() {
  const { serverRendered } = useContext(PageLoadContext);
  if (serverRendered) throw never;
  return (
    <>
      <PageSkeleton />
      <noscript>
        <p>This part of the site cannot be shown right now. Please reload the page in a moment.</p>
      </noscript>
    </>
  );
}
