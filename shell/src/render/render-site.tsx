import { contentContext, type Host, leadsContext, providerContext } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { exposeOfPage } from '@site/contract/remotes/exposes';
import { ownerOf } from '@site/contract/remotes/owner-of';
import type { PathClaim } from '@site/contract/remotes/remotes';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { createDeviceLayoutStore } from '../device/device-layout-store.ts';
import type { Composition } from '../federation/composition.ts';
import { FragmentSlot } from '../federation/FragmentSlot.tsx';
import { createPageLoad } from '../federation/page-load.ts';
import { toHeadTags } from '../head/head-tags.ts';
import { toPageMeta } from '../head/page-meta-of.ts';
import type { SiteChrome } from '../layout/site-chrome.ts';
import { brokenRoute, layoutRouteId, siteRoutes, toPageRoutes } from '../routes/site-routes.tsx';
import { Site } from '../Site.tsx';
import { inBudget } from './in-budget.ts';
import { loadFragments, type ServerFragments } from './load-fragments.ts';
import type { RenderedSite, RenderInput } from './rendered-site.ts';

/**
 * Renders one request with React Router's static handler. First the page's module, then its loader and its fragments in
 * parallel, each with the whole budget; the browser does what is late. Actions and rendering have no budget.
 *
 * @returns a Response if a loader or action returned one, e.g. a redirect
 */
export async function renderSite(input: RenderInput): Promise<RenderedSite | Response> {
  const claim = input.isBroken ? undefined : ownerOf(new URL(input.request.url).pathname);
  const route = claim && (await loadPage(claim, input));
  const attempt = route && (await renderWith(claim, route, input));
  return attempt ?? renderWithout(input, claim);
}

async function loadPage({ remote, page }: PathClaim, { loadModule, budget, report }: RenderInput) {
  const loading = loadModule<{ route: RemoteRoute }>(remote, exposeOfPage(page));
  const module = await inBudget(loading, budget).catch(report);
  return module?.route;
}

/** @returns undefined if the page's remote fails or is too late */
async function renderWith(claim: PathClaim, route: RemoteRoute, input: RenderInput) {
  const routes = siteRoutes(toPageRoutes(claim, withBudget(route, input.budget)));
  const handler = createStaticHandler(routes);
  const [context, fragments] = await Promise.all([
    handler.query(input.request.clone() as Request, { requestContext: toRequestContext(input) }),
    loadFragments(route.handle.fragments ?? [], input),
  ]);
  if (context instanceof Response) return context;
  const failure = context.errors && Object.values(context.errors)[0];
  if (failure && !isAnswer(failure)) {
    input.report(failure);
    return undefined;
  }
  const modules = [{ remote: claim.remote, expose: exposeOfPage(claim.page) }, ...fragments.modules];
  return toRenderedSite(handler.dataRoutes, context, fragments, modules, true, input);
}

async function renderWithout(input: RenderInput, claim: PathClaim | undefined) {
  const { isBroken = false } = input;
  const handler = createStaticHandler(siteRoutes(isBroken ? [brokenRoute] : []));
  const request = new Request(input.request.url, { headers: input.request.headers, signal: input.request.signal });
  const context = await handler.query(request, { requestContext: toRequestContext(input) });
  if (context instanceof Response) return context;
  const modules = claim ? [{ remote: claim.remote, expose: exposeOfPage(claim.page) }] : [];
  return toRenderedSite(handler.dataRoutes, context, await loadFragments([], input), modules, isBroken, input);
}

async function toRenderedSite(
  routes: ReturnType<typeof createStaticHandler>['dataRoutes'],
  context: StaticHandlerContext,
  fragments: ServerFragments,
  modules: RenderedSite['modules'],
  pageRendered: boolean,
  { request, config, deviceLayout, report }: RenderInput,
): Promise<RenderedSite> {
  const url = new URL(request.url);
  const host: Host = {
    config,
    deviceLayout: createDeviceLayoutStore(deviceLayout),
    preload: () => {},
    trackPageView: () => {},
    renderFragment: (element) => <FragmentSlot source={fragments.source} element={element} />,
  };
  const body = await renderToReadableStream(
    <Site host={host} pageLoad={createPageLoad(false)}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </Site>,
    { signal: request.signal, onError: report, progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  await body.allReady;
  const chrome = context.loaderData[layoutRouteId] as SiteChrome | undefined;
  const matches = context.matches.map(({ route, params }) => ({
    handle: route.handle,
    params,
    loaderData: context.loaderData[route.id],
  }));
  const meta = toPageMeta(matches, new URL(url.pathname, config.siteOrigin));
  return {
    status: context.statusCode,
    headers: mergeHeaders(context),
    head: toHeadTags(meta, url.pathname, { name: chrome?.settings?.providerName ?? '', origin: config.siteOrigin }),
    body,
    modules,
    state: {
      pageRendered,
      fragments: Object.fromEntries(
        [...fragments.loaded].map(([name, { data }]) => [name, data]),
      ) as Composition['fragments'],
      hydration: { loaderData: context.loaderData, actionData: context.actionData },
    },
  };
}

function toRequestContext({ services }: RenderInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(contentContext, services.content);
  context.set(leadsContext, services.leads);
  context.set(providerContext, services.provider);
  return context;
}

function withBudget({ loader, ...route }: RemoteRoute, budget: number): RemoteRoute {
  return loader ? { ...route, loader: (args) => inBudget(Promise.resolve(loader(args)), budget) } : route;
}

/** Whether the page threw this on purpose, like a 404, and shows it itself. */
function isAnswer(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && 'data' in error;
}

function mergeHeaders({ loaderHeaders, actionHeaders }: StaticHandlerContext): Headers {
  const merged = new Headers();
  for (const headers of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
    for (const [name, value] of headers) merged.append(name, value);
  }
  return merged;
}
