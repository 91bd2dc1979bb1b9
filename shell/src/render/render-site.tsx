import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { ContentClient } from 'shared-contracts/content/content-client.ts';
import type { DeviceLayout } from 'shared-contracts/device/device-layout.ts';
import { contentContext, type Host, leadsContext, providerContext } from 'shared-contracts/host';
import type { LeadsClient } from 'shared-contracts/leads/leads-client.ts';
import type { RemoteRoute } from 'shared-contracts/remote-module/remote-route.ts';
import { exposeOfPage, ownerOf } from 'shared-contracts/remotes/owner-of.ts';
import type { PathClaim, RemoteName } from 'shared-contracts/remotes/remotes.ts';
import type { ProviderClient } from 'shared-contracts/runtime-config/provider-client.ts';
import type { RuntimeConfig } from 'shared-contracts/runtime-config/runtime-config.ts';
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

/** Everything that one page is rendered from. */
export interface RenderInput {
  request: Request;
  /** Loads a module of the version that this visitor gets. */
  loadModule<Module>(remote: RemoteName, expose: string): Promise<Module>;
  services: { content: ContentClient; leads: LeadsClient; provider: ProviderClient };
  config: RuntimeConfig;
  deviceLayout: DeviceLayout;
  /** Renders the error screen in place of the page, because the page itself could not be rendered. */
  isBroken?: boolean | undefined;
  /** How long a remote may keep the page waiting, in milliseconds. */
  budget: number;
  /** Told of everything that was left out of the page, and why. */
  report(error: unknown): void;
}

/** A rendered page without its document around it. */
export interface RenderedSite {
  status: number;
  headers: Headers;
  head: ReturnType<typeof toHeadTags>;
  body: ReadableStream<Uint8Array>;
  /** Modules that the page was rendered with, whose files its head links. */
  modules: { remote: RemoteName; expose: string }[];
  state: Pick<Composition, 'pageRendered' | 'fragments' | 'hydration'>;
}

/**
 * Renders one request with React Router's static handler. The page's remote and its fragments are loaded first, each
 * within the budget; what is not there in time is left to the browser.
 *
 * @returns a Response where a loader or action answered with one, e.g. a redirect
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

/** @returns undefined where the page's remote fails or takes too long */
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

/** An error that the page means as its answer, like a 404, and shows itself. */
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
