import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import type { PathClaim } from '@site/contract/remotes/claims';
import { data, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import type { MenuEntry } from '../navigation/menu-entries.ts';
import { PageError } from '../screens/PageError.tsx';
import { SomethingWentWrong, somethingWentWrongMeta } from '../screens/SomethingWentWrong.tsx';
import { type PageStatus, UnclaimedPage, unclaimedMeta } from '../screens/UnclaimedPage.tsx';
import { UnsupportedDevice, unsupportedDeviceMeta } from '../screens/UnsupportedDevice.tsx';
import { developmentRoutes } from './development-routes.tsx';

/** Id of the route that renders nav and footer. */
export const layoutRouteId = 'layout';
/** Id of the parent of all pages, which catches their errors, so that nav and footer stay. */
export const pagesRouteId = 'pages';

/** Id of the splat route. */
export const unclaimedRouteId = 'unclaimed';

/**
 * The whole site as React Router routes: the shell's own screens and the pages of remotes that are loaded so far. The
 * splat replaces all other pages, and shows the 404 screen only if no remote owns the path.
 *
 * @param statusOf what is known about the page at an address
 * @param navigation links that releases bring; browsers get them with the first page
 */
export function siteRoutes(
  pages: RouteObject[],
  statusOf: (url: URL) => PageStatus | Promise<PageStatus>,
  navigation: readonly MenuEntry[] = [],
): RouteObject[] {
  return [
    {
      id: layoutRouteId,
      loader: ({ context }) => loadSiteChrome(context, navigation),
      shouldRevalidate: () => false,
      Component: SiteLayout,
      ErrorBoundary: SomethingWentWrong,
      children: [
        {
          id: pagesRouteId,
          ErrorBoundary: PageError,
          children: [
            ...pages,
            {
              path: '/broken',
              loader: () => data(null, { status: 500 }),
              Component: SomethingWentWrong,
              handle: { meta: somethingWentWrongMeta },
            },
            { path: '/unsupported-device', Component: UnsupportedDevice, handle: { meta: unsupportedDeviceMeta } },
            ...developmentRoutes,
            {
              id: unclaimedRouteId,
              path: '*',
              loader: async ({ request }) => {
                const page = await statusOf(new URL(request.url));
                return data(page, { status: page === 'unknown' ? 404 : 503 });
              },
              Component: UnclaimedPage,
              handle: { meta: unclaimedMeta },
            },
          ],
        },
      ],
    },
  ];
}

/** Browsers get it with their first page, so its code, which maps content, does not load with theirs. */
async function loadSiteChrome(context: Readonly<RouterContextProvider>, navigation: readonly MenuEntry[]) {
  const { getSiteChrome } = await import(/* webpackChunkName: "site-chrome" */ '../layout/site-chrome.ts');
  return getSiteChrome(context, navigation);
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

/** A remote's route at each of its paths, ready for the router. */
export function toPageRoutes({ paths }: PathClaim, route: RemoteRoute): RouteObject[] {
  return paths.map((path) => ({ ...route, id: toPageRouteId(path), path }) as RouteObject);
}

/** Route ids are the same on the server and in the browser, so that loader data finds its route. */
export function toPageRouteId(path: string): string {
  return `page:${path}`;
}
