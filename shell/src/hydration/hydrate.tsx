import type { ContentClient } from '@site/contract/clients/content-client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createBrowserHost } from '../federation/browser-host.tsx';
import { readBucket } from '../federation/choose-release.ts';
import { type Composition, compositionElementId } from '../federation/composition.ts';
import { preloadInView } from '../federation/preload-in-view.ts';
import { layOutLate } from '../layout/lay-out-late.ts';
import { loadWebFonts } from '../layout/web-fonts.ts';
import { reportProblem } from '../report/report-problem.ts';
import { Site } from '../Site.tsx';
import { endBeforeHydration } from './early-steps.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Hydrates the page that the server sent.
 *
 * @param content what loaders read when the visitor moves on
 */
export async function hydrate(content: ContentClient) {
  const composition: Composition = JSON.parse(document.getElementById(compositionElementId)?.textContent ?? '');
  const root = document.getElementById('root') as HTMLElement;
  const { host, preload, pageLoad, router, deviceLayout, analytics } = await createBrowserHost(composition, content);
  endBeforeHydration();
  startTransition(() => {
    hydrateRoot(
      root,
      <Site host={host} pageLoad={pageLoad} openPrivacyChoices={analytics?.openPrivacyChoices}>
        <RouterProvider router={router} />
      </Site>,
      { onRecoverableError: (error) => reportProblem({ kind: 'hydration', error }) },
    );
  });
  deviceLayout.follow(window);
  preloadInView(preload, () => router.state.navigation.state !== 'idle');
  layOutLate();
  addEventListener('unhandledrejection', hideEndedTransition);
  whenIdle(() => void loadWebFonts());
  if (location.search || document.referrer) keepFirstTouch(location.href);
  if (readBucket() !== undefined) whenIdle(watchCanary);
  return router;
}

/**
 * A view transition that the next navigation, a hidden tab or another size of the window ends early is no error: the page
 * is there, without its movement. But the router leaves the promise to nobody.
 */
function hideEndedTransition(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
}

/** Without a canary, nobody counts this, and visits load no code for it. */
function watchCanary(): void {
  import(/* webpackChunkName: "watch-visit" */ '../report/watch-visit.ts').then(
    ({ watchVisit }) => watchVisit(),
    () => {},
  );
}

/** Most visits have nothing to keep and load no code for it. */
function keepFirstTouch(address: string): void {
  import(/* webpackChunkName: "first-touch" */ '../analytics/first-touch.ts').then(
    ({ keepArrival }) => keepArrival(address, document.referrer),
    () => {},
  );
}
