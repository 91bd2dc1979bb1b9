import { contentContext, type Host, leadsContext, providerContext } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import type { PathClaim } from '@site/contract/remotes/claims';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { createDeviceLayoutStore } from '../device/device-layout-store.ts';
import { FragmentSlot } from '../federation/FragmentSlot.tsx';
import { loadRoute } from '../federation/load-route.ts';
import { createPageLoad } from '../federation/page-load.ts';
import { toHeadTags } from '../head/head-tags.ts';
import { toPageMeta } from '../head/page-meta-of.ts';
import type { SiteChrome } from '../layout/site-chrome.ts';
import { type OwnPage, toOwnRoutes } from '../routes/own-pages.tsx';
import { layoutRouteId, siteRoutes, toPageRouteId, toPageRoutes } from '../routes/site-routes.tsx';
import { Site } from '../Site.tsx';
import { pageSkeletonMark } from '../screens/PageSkeleton.tsx';
import { type Deadline, startDeadline } from './deadline.ts';
import { loadFragments, type ServerFragments } from './load-fragments.ts';
import { findNonJson, isJson } from './non-json.ts';
import { PostNotAnswered, type RenderedSite, type RenderInput, type UsedModule } from './rendered-site.ts';

/** How much later than the rest a page without its remote may be, which the shell renders alone, in milliseconds. */
const shellBudget = 1_000;

/**
 * Renders one request with React Router's static handler, within one budget: the page's remote, its loader or action, its
 * fragments and the rendering. What is not there in time is left to the browser.
 *
 * @returns a Response where a loader or action answered with one, e.g. a redirect
 * @throws PostNotAnswered where a form was posted and the page's remote did not answer it
 */
export async function renderSite(input: RenderInput): Promise<RenderedSite | Response> {
  const claim = input.own ? undefined : input.ownership.ownerOf(new URL(input.request.url).pathname);
  const attempt = claim && (await renderInTime(claim, input));
  if (attempt && attempt !== 'late') return attempt;
  const isLate = attempt === 'late';
  if (claim && input.request.method === 'POST') {
    throw new PostNotAnswered(`${claim.remote} did not answer a form posted to ${claim.path}.`, isLate);
  }
  const page = await renderWithout(claim, input);
  return page instanceof Response ? page : { ...page, isLate };
}

/** @returns undefined where the page's remote is missing or fails */
async function renderInTime(
  claim: PathClaim,
  input: RenderInput,
): Promise<RenderedSite | Response | 'late' | undefined> {
  const deadline = startDeadline(input.budget);
  const work = () => renderWith(claim, withDeadline(input, deadline), deadline);
  try {
    return await (input.enter?.(claim.remote, work) ?? work());
  } catch (error) {
    input.report(error);
    return deadline.signal.aborted ? 'late' : undefined;
  } finally {
    deadline.done();
  }
}

/** Reads of content end with the budget, whoever makes them. */
function withDeadline(input: RenderInput, deadline: Deadline): RenderInput {
  const { content } = input.services;
  const getEntries: typeof content.getEntries = (query) => deadline.within(content.getEntries(query));
  return { ...input, services: { ...input.services, content: { ...content, getEntries } } };
}

async function renderWith(claim: PathClaim, input: RenderInput, deadline: Deadline) {
  const route = await deadline.within(loadRoute(claim, input.loadModule));
  const action: ActionOutcome = {};
  const handler = createStaticHandler(siteRoutes(toPageRoutes(claim, watched(route, input, action)), input.statusOf));
  const request = new Request(input.request.clone(), { signal: deadline.signal });
  const query = deadline.within(handler.query(request, { requestContext: toRequestContext(input) }));
  const [context, fragments] = await Promise.all([
    query.catch((error: unknown) => (action.isTaken ? undefined : Promise.reject(error))),
    loadFragments(route.handle?.fragments ?? [], input, deadline),
  ]);
  if (context instanceof Response) return context;
  const failure = context?.errors && Object.values(context.errors)[0];
  // A loader that fails or is late must not hide that the form was received.
  if (!context || (failure && action.isTaken)) return renderOwn({ kind: 'form-received' }, input);
  if (failure && !isAnswer(failure)) throw failure;
  const pageData = context.loaderData[toPageRouteId(claim.path)];
  const nonJson = input.onNonJson && findNonJson(pageData, 'loader data');
  if (nonJson) input.onNonJson?.(nonJson);
  if (!isJson(pageData) || !isJson(context.actionData))
    throw new Error('Its loader returns data that JSON cannot carry.');
  const modules = [{ remote: claim.remote, expose: claim.expose }, ...fragments.modules];
  const rendered = await toRenderedSite(handler.dataRoutes, context, fragments, modules, input, deadline);
  if (rendered.body.includes(pageSkeletonMark)) throw new Error(`Page ${claim.page} could not be rendered.`);
  return rendered;
}

function renderWithout(claim: PathClaim | undefined, input: RenderInput): Promise<RenderedSite | Response> {
  const isPending = claim && input.statusOf(new URL(input.request.url).pathname) === 'pending';
  const modules = isPending ? [{ remote: claim.remote, expose: claim.expose }] : [];
  return renderOwn(input.own, input, modules);
}

/** A page that the shell draws alone. */
async function renderOwn(own: OwnPage | undefined, input: RenderInput, modules: UsedModule[] = []) {
  const deadline = startDeadline(own?.kind === 'fragment' ? input.budget : shellBudget);
  try {
    const handler = createStaticHandler(siteRoutes(own ? toOwnRoutes(own) : [], input.statusOf));
    const bare = new Request(input.request.url, { headers: input.request.headers });
    const bounded = withDeadline(input, deadline);
    const context = await handler.query(bare, { requestContext: toRequestContext(bounded) });
    if (context instanceof Response) return context;
    const fragments = await loadFragments(own?.kind === 'fragment' ? [own.name] : [], bounded, deadline);
    const page = await toRenderedSite(handler.dataRoutes, context, fragments, modules, bounded, deadline, Boolean(own));
    return { ...page, ...(own?.kind === 'broken' && { status: 500 }), isStatic: Boolean(own && own.kind !== 'broken') };
  } finally {
    deadline.done();
  }
}

async function toRenderedSite(
  routes: ReturnType<typeof createStaticHandler>['dataRoutes'],
  context: StaticHandlerContext,
  fragments: ServerFragments,
  modules: RenderedSite['modules'],
  { request, config, deviceLayout, report }: RenderInput,
  deadline: Deadline,
  pageRendered = true,
): Promise<RenderedSite> {
  const url = new URL(request.url);
  const host: Host = {
    config,
    deviceLayout: createDeviceLayoutStore(deviceLayout),
    preload: () => {},
    trackPageView: () => {},
    renderFragment: (element) => <FragmentSlot source={fragments.source} element={element} />,
  };
  // What is still suspended when the time is up is left to the browser, with its fallback in its place.
  const stream = await renderToReadableStream(
    <Site host={host} pageLoad={createPageLoad(false)}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </Site>,
    { signal: deadline.signal, onError: report, progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  await stream.allReady;
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
    body: await new Response(stream).text(),
    modules,
    pageRendered,
    isStatic: false,
    state: JSON.stringify({
      pageRendered,
      fragments: Object.fromEntries([...fragments.loaded].map(([name, { data }]) => [name, data])),
      hydration: { loaderData: context.loaderData, actionData: context.actionData },
    }),
  };
}

function toRequestContext({ services }: RenderInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(contentContext, services.content);
  context.set(leadsContext, services.leads);
  context.set(providerContext, services.provider);
  return context;
}

/** Whether a form's action ended with success. */
interface ActionOutcome {
  isTaken?: boolean;
}

/** Says when the action starts, and how it ends. */
function watched({ action, ...route }: RemoteRoute, { onAction }: RenderInput, outcome: ActionOutcome): RemoteRoute {
  if (!action) return route;
  return {
    ...route,
    async action(args) {
      onAction?.();
      const result = await action(args);
      const { init } = (result ?? {}) as { init?: ResponseInit | null };
      outcome.isTaken = (init?.status ?? 200) < 400;
      return result;
    },
  };
}

/** Whether the page threw this on purpose, like a 404, and shows it itself. */
function isAnswer(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && 'data' in error;
}

function mergeHeaders({ loaderHeaders, actionHeaders }: StaticHandlerContext): [string, string][] {
  return [...Object.values(loaderHeaders), ...Object.values(actionHeaders)].flatMap((headers) => [...headers]);
}
