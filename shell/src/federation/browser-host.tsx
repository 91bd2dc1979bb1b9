import type { ContentClient } from '@site/contract/clients/content-client';
import { contentContext, type Host, leadsContext, providerContext } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { type Claims, createOwnership, type PathClaim } from '@site/contract/remotes/claims';
import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import { createAnalytics } from '../analytics/create-analytics.ts';
import { createDeviceLayoutStore } from '../device/device-layout-store.ts';
import { nextTask } from '../hydration/when-idle.ts';
import { reportFor } from '../report/report-problem.ts';
import { brokenRoute, pagesRouteId, siteRoutes, toPageRoutes, unclaimedRouteId } from '../routes/site-routes.tsx';
import type { PageStatus } from '../screens/UnclaimedPage.tsx';
import { createBrowserArrivals } from './browser-arrivals.ts';
import { createFragmentSource } from './browser-fragments.ts';
import { createBrowserRemotes } from './browser-remotes.ts';
import { createReleaseChoice } from './choose-release.ts';
import type { Composition } from './composition.ts';
import { FragmentSlot } from './FragmentSlot.tsx';
import { createLateClients } from './late-clients.ts';
import { loadRoute } from './load-route.ts';
import { createPageLoad } from './page-load.ts';
import { createPreload } from './preload.ts';

/** How long hydration waits for the page's remote before it starts without it, in milliseconds. */
const hydrationPatience = 2_000;

/** Sets up the browser side of the shell from what the server sent. */
export async function createBrowserHost(composition: Composition, content: ContentClient) {
  const { config } = composition;
  const ownership = createOwnership(toClaims(composition.remotes));
  const releaseOf = createReleaseChoice(composition.remotes);
  const remotes = createBrowserRemotes(releaseOf);
  const isServed = (remote: string) => Boolean(composition.remotes[remote]?.release);
  const arrivals = createBrowserArrivals((remote, version) => releaseOf(remote)?.version === version);
  reportFor(() => {
    const owner = ownership.ownerOf(location.pathname);
    return owner && { remote: owner.remote, version: releaseOf(owner.remote)?.version };
  });
  const context = new RouterContextProvider();
  context.set(contentContext, content);
  const { leads, provider } = createLateClients(config);
  context.set(leadsContext, leads);
  context.set(providerContext, provider);

  const fragments = createFragmentSource(ownership, remotes, content, composition.fragments);

  const claim = composition.broken ? undefined : ownership.ownerOf(location.pathname);
  const page = claim && composition.pageRendered ? await loadFirstPage(claim) : undefined;
  // The page's scripts have just run for the first time.
  await nextTask();
  const firstPage = composition.broken ? [brokenRoute] : page;
  const isPending = claim && isServed(claim.remote) && !firstPage;
  const pageLoad = createPageLoad(composition.pageRendered && !firstPage);
  // Nobody may subscribe to the router before React does: it repeats what changed during hydration to the first one only.
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  // On Back, the browser's own address is that of the next page already.
  const getShown = () => (router?.state.location ?? location).pathname;
  router = createBrowserRouter(siteRoutes(firstPage ?? [], toPageStatus), {
    hydrationData: isPending ? withoutPage(composition.hydration) : composition.hydration,
    getContext: () => context,
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const owner = ownership.ownerOf(path);
      if (!owner || !isServed(owner.remote)) return;
      const loading = loadRoute(owner, remotes.load);
      const url = new URL(path, location.href);
      if (path !== location.pathname) arrivals.prepare(url);
      const route = await loading.catch(async (error: unknown) => {
        // The files that this document knows may be gone. A document of today has others.
        const isOutdated = (await arrivals.get(url)) === false;
        const next = router?.state.navigation.location;
        if (isOutdated && next?.pathname === path && path !== getShown()) return leaveFor(path + next.search);
        throw error;
      });
      if (!signal.aborted) patch(pagesRouteId, toPageRoutes(owner, arriving(route)));
    },
  });
  if (isPending) void bringFirstPage();

  const deviceLayout = createDeviceLayoutStore();
  const analytics = config.tagManagerId ? createAnalytics(config.tagManagerId) : undefined;
  const preload = createPreload(ownership, remotes, arrivals);
  const host: Host = {
    config,
    deviceLayout,
    preload: (href) => void preload(href),
    trackPageView: (view) => analytics?.trackPageView(view),
    trackEvent: (event) => analytics?.trackEvent(event),
    renderFragment: (element) => <FragmentSlot source={fragments} element={element} />,
  };
  return { host, preload, pageLoad, router, deviceLayout, analytics };

  async function loadFirstPage(owner: PathClaim) {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, hydrationPatience));
    const route = await Promise.race([loadRoute(owner, remotes.load), late]).catch(() => undefined);
    return route && toPageRoutes(owner, arriving(route));
  }

  /** A page gets its data from the shell when the visitor moves to it, and from its own loader while they are on it. */
  function arriving(route: RemoteRoute): RemoteRoute {
    const { loader } = route;
    if (!loader) return route;
    return {
      ...route,
      async loader(args) {
        const url = new URL(args.request.url);
        const arrival = url.pathname === getShown() ? undefined : await arrivals.get(url);
        if (!arrival) return loader(args);
        fragments.offer(arrival.fragments);
        return arrival.data;
      },
    };
  }

  /** A path that this page does not know may be new, so the server answers it. */
  function toPageStatus({ pathname, href }: URL): PageStatus | Promise<never> {
    const owner = ownership.ownerOf(pathname);
    if (owner) return isServed(owner.remote) ? 'pending' : 'absent';
    return pathname === location.pathname ? 'unknown' : leaveFor(href);
  }

  /** Loads another document. */
  function leaveFor(href: string): Promise<never> {
    location.assign(href);
    return new Promise(() => {});
  }

  /** Shows the first page as soon as its remote loads, which was late, down, or not on the server. */
  async function bringFirstPage(): Promise<void> {
    if (!claim) return;
    pageLoad.store.setState({ failed: false });
    try {
      await loadRoute(claim, remotes.load);
      await showFirstPage();
    } catch {
      if (pageLoad.serverRendered) pageLoad.store.setState({ failed: true, retry: () => void bringFirstPage() });
      else await showFirstPage();
    }
  }

  async function showFirstPage(): Promise<void> {
    const { pathname, search, hash } = location;
    await router?.navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  }
}

/** Pretends that the splat was rendered, so that the router counts it as loaded and leaves the server's HTML alone. */
function withoutPage(hydration: Composition['hydration']): Composition['hydration'] {
  return { ...hydration, loaderData: { ...hydration.loaderData, [unclaimedRouteId]: 'pending' satisfies PageStatus } };
}

function toClaims(remotes: Composition['remotes']): Record<string, Claims> {
  return Object.fromEntries(Object.entries(remotes).map(([remote, { claims }]) => [remote, claims]));
}
