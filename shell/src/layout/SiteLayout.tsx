import { Hydrated } from '@site/ui/hydration/Hydrated';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import { Suspense } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import { repeatEarlyPresses } from '../hydration/early-steps.ts';
import { NavigationBar } from '../navigation/NavigationBar.tsx';
import { PageNotice } from '../screens/PageNotice.tsx';
import { PageSkeleton } from '../screens/PageSkeleton.tsx';
import { Footer } from './Footer.tsx';
import { PageArrival } from './PageArrival.tsx';
import styles from './SiteLayout.module.css';
import type { SiteChrome } from './site-chrome.ts';
import { usePageChange } from './use-page-change.ts';

/** Nav, page and footer. The page has its own boundary, so nav and footer work while its remote is loading. */
export function SiteLayout() {
  const chrome = useLoaderData<SiteChrome>();
  const announcement = usePageChange(chrome.settings?.providerName);
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <NavigationBar {...chrome} />
      <main id="content" className={styles.main} tabIndex={-1}>
        <PageNotice />
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
          <Hydrated then={repeatEarlyPresses} />
        </Suspense>
      </main>
      <Footer {...chrome} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <PageArrival />
    </>
  );
}
