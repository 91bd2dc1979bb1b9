import { createBrowserContent } from '@site/content/browser/browser-content';
import { createProviderApi } from '@site/contract/clients/provider-api';
import { contentContext, type Host, leadsContext, providerContext } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { exposeOfPage } from '@site/contract/remotes/exposes';
import { ownerOf } from '@site/contract/remotes/owner-of';
import type { PathClaim } from '@site/contract/remotes/remotes';
import { createLeadsClient } from '@site/leads/create-leads-client';
import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import { createAnalytics } from '../analytics/create-analytics.ts';
import { createDeviceLayoutStore } from '../device/device-layout-store.ts';
import { brokenRoute, pagesRouteId, siteRoutes, toPageRoutes, unclaimedRouteId } from '../routes/site-routes.tsx';
import { createFragmentSource } from './browser-fragments.ts';
import { type BrowserRemotes, createBrowserRemotes } from './browser-remotes.ts';
import type { Composition } from './composition.ts';
import { FragmentSlot } from './FragmentSlot.tsx';
import { createPageLoad } from './page-load.ts';
import { createPreload } from './preload.ts';

/** How long hydration waits for the page's remote before it starts without it, in milliseconds. */
const hydrationPatience = 2_000;

/** Sets up the browser side of the shell from what the server sent. */
export async function createBrowserHost(composition: Composition) {
  const { config } = composition;
  const remotes = createBrowserRemotes(composition.remotes);
  const context = new RouterContextProvider();
  const content = createBrowserContent();
  context.set(contentContext, content);
  context.set(leadsContext, createLeadsClient(config));
  context.set(providerContext, createProviderApi(config));

  const claim = composition.broken ? undefined : ownerOf(location.pathname);
  const page = claim && composition.pageRendered ? await loadFirstPage(claim, remotes) : undefined;
  const firstPage = composition.broken ? [brokenRoute] : page;
  const pageLoad = createPageLoad(composition.pageRendered && !firstPage);
  const router = createBrowserRouter(siteRoutes(firstPage ?? []), {
    hydrationData: firstPage ? composition.hydration : withoutPage(composition.hydration),
    getContext: () => context,
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const owner = ownerOf(path);
      if (!owner) return;
      const { route } = await remotes.load<{ route: RemoteRoute }>(owner.remote, exposeOfPage(owner.page));
      if (!signal.aborted) patch(pagesRouteId, toPageRoutes(owner, route));
    },
  });
  if (claim && !firstPage) void bringFirstPage();

  const fragments = createFragmentSource(remotes, content, composition.fragments);
  const deviceLayout = createDeviceLayoutStore(composition.deviceLayout);
  const analytics = config.tagManagerId ? createAnalytics(config.tagManagerId) : undefined;
  const host: Host = {
    config,
    deviceLayout,
    preload: createPreload(remotes, context),
    trackPageView: (view) => analytics?.trackPageView(view),
    renderFragment: (element) => <FragmentSlot source={fragments} element={element} />,
  };
  return { host, pageLoad, router, deviceLayout, analytics };

  /** Shows the first page once its remote loads: it is late, down, or was never on the server. */
  async function bringFirstPage(): Promise<void> {
    if (!claim) return;
    pageLoad.store.setState({ failed: false });
    try {
      await remotes.load(claim.remote, exposeOfPage(claim.page));
      await showFirstPage();
    } catch {
      if (pageLoad.serverRendered) pageLoad.store.setState({ failed: true, retry: () => void bringFirstPage() });
      else await showFirstPage();
    }
  }

  async function showFirstPage(): Promise<void> {
    const { pathname, search, hash } = location;
    await router.navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  }
}

/** Pretends that the splat was rendered, so that the router counts it as loaded and leaves the server's HTML alone. */
function withoutPage(hydration: Composition['hydration']): Composition['hydration'] {
  return { ...hydration, loaderData: { ...hydration.loaderData, [unclaimedRouteId]: null } };
}

async function loadFirstPage(claim: PathClaim, remotes: BrowserRemotes) {
  const loading = remotes.load<{ route: RemoteRoute }>(claim.remote, exposeOfPage(claim.page));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, hydrationPatience));
  const module = await Promise.race([loading, late]).catch(() => undefined);
  return module && toPageRoutes(claim, module.route);
}
