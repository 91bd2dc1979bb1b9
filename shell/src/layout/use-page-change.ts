import { useHost } from '@site/contract/host';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { toHeadTags } from '../head/head-tags.ts';
import { toPageMeta } from '../head/page-meta-of.ts';
import { replaceHeadTags } from '../head/write-head.ts';

/**
 * After each navigation, updates the head, moves focus to the heading and tracks a page view. A new query of the same page
 * updates the head only.
 *
 * @returns the announcement for screen readers; empty for the first page, which they announce themselves
 */
export function usePageChange(siteName = ''): string {
  const { config, trackPageView } = useHost();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  // When a remote arrives late, the page changes but its address does not.
  const routeId = matches.at(-1)?.id;
  const shown = useRef<{ pathname: string; routeId: string | undefined }>(undefined);
  const page = useRef({ matches, config, trackPageView, siteName });
  page.current = { matches, config, trackPageView, siteName };

  useEffect(() => {
    const { matches, config, trackPageView, siteName } = page.current;
    const meta = toPageMeta(matches, new URL(pathname, config.siteOrigin));
    const last = shown.current;
    shown.current = { pathname, routeId };
    const isSamePage = last?.pathname === pathname && last.routeId === routeId;
    if (!isSamePage) trackPageView({ path: pathname + search, title: meta.title });
    // The server has described the first page.
    if (!last) return;
    replaceHeadTags(toHeadTags(meta, pathname, { name: siteName, origin: config.siteOrigin }));
    // A search changes only the query of its page, which says what it found and keeps the focus.
    if (isSamePage) return;
    setAnnouncement(meta.title);
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, routeId, search]);

  return announcement;
}
