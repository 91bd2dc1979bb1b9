import { useContext } from 'react';
import { PageLoadContext } from '../federation/page-load.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

const never = new Promise<never>(() => {});

/**
 * A page whose remote has not loaded yet. If the server rendered it, this suspends forever, so that React keeps the
 * server's HTML until the remote has loaded and the router shows the real page.
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
