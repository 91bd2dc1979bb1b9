import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { ownerOf } from '@site/contract/remotes/owner-of';
import { ownership, type PathClaim, type RemoteOwnership } from '@site/contract/remotes/remotes';
import { data, type RouteObject } from 'react-router-dom';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { getSiteChrome } from '../layout/site-chrome.ts';
import { PageError } from '../screens/PageError.tsx';
import { SomethingWentWrong, somethingWentWrongMeta } from '../screens/SomethingWentWrong.tsx';
import { notFoundMeta, UnclaimedPage } from '../screens/UnclaimedPage.tsx';
import { UnsupportedDevice, unsupportedDeviceMeta } from '../screens/UnsupportedDevice.tsx';
import { developmentRoutes } from './development-routes.tsx';

/** Id of the route that renders nav and footer. */
export const layoutRouteId = 'layout';
/** Id of the parent of all pages, which catches their errors, so that nav and footer stay. */
export const pagesRouteId = 'pages';

/** Id of the splat route. */
export const unclaimedRouteId = 'unclaimed';

/**
 * The whole site as React Router routes: the shell's own screens and the pages that have been loaded. The splat covers
 * every other path: it waits for the remote that owns it, or shows the 404 screen.
 */
export function siteRoutes(pages: RouteObject[]): RouteObject[] {
  return [
    {
      id: layoutRouteId,
      loader: ({ context }) => getSiteChrome(context),
      shouldRevalidate: () => false,
      Component: SiteLayout,
      ErrorBoundary: SomethingWentWrong,
      children: [
        {
          id: pagesRouteId,
          ErrorBoundary: PageError,
          children: [
            ...pages,
            { path: '/broken', Component: SomethingWentWrong, handle: { meta: somethingWentWrongMeta } },
            { path: '/unsupported-device', Component: UnsupportedDevice, handle: { meta: unsupportedDeviceMeta } },
            ...developmentRoutes,
            {
              id: unclaimedRouteId,
              path: '*',
              loader: ({ request }) => data(null, { status: ownerOf(new URL(request.url).pathname) ? 200 : 404 }),
              Component: UnclaimedPage,
              handle: { meta: notFoundMeta },
            },
          ],
        },
      ],
    },
  ];
}

/**
 * Replaces a page that the server failed to render (status 500). It matches every path, but pages that are loaded later
 * take precedence.
 */
export const brokenRoute: RouteObject = {
  id: 'broken',
  path: '*',
  Component: SomethingWentWrong,
  handle: { meta: somethingWentWrongMeta },
};

/** A page's route at each of its paths, for the router. */
export function toPageRoutes({ remote, page }: PathClaim, route: RemoteRoute): RouteObject[] {
  const { pages }: RemoteOwnership = ownership[remote];
  return (pages[page] ?? []).map((path) => ({ ...route, id: toPageRouteId(path), path }) as RouteObject);
}

/** The same on the server and in the browser, so that loader data finds its route. */
function toPageRouteId(path: string): string {
  return `page:${path}`;
}
