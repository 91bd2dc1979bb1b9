import { contentContext, type Host, leadsContext, providerContext } from '@site/contract/host';
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
import { toImageTags } from '../head/image-tags.ts';
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
import { checkResponse, checkSize, checkStatus, isForPages } from './sound-answer.ts';
import { type ActionOutcome, watchAction } from './watch-action.ts';

/** How long the shell may take to render a page of its own, after the budget of the remote, in milliseconds. */
const shellBudget = 1_000;

/**
 * Renders one request with React Router's static handler. Loading the remote, its loader or action, its fragments and
 * rendering share one budget. Whatever is late is left to the browser.
 *
 * @returns a Response if a loader or action answered with one, e.g. a redirect
 * @throws PostNotAnswered if a form was posted and the page's remote did not answer it
 */
export async function renderSite(input: RenderInput): Promise<RenderedSite | Response> {
  const claim = input.own ? undefined : input.ownership.ownerOf(new URL(input.request.url).pathname);
  const attempt = claim && (await renderInTime(claim, input));
  if (attempt?.page) return attempt.page;
  if (claim && input.request.method === 'POST') {
    throw new PostNotAnswered(
      `${claim.remote} did not answer a form posted to ${claim.path}.`,
      Boolean(attempt?.isLate),
    );
  }
  const page = await renderWithout(claim, input);
  return attempt?.isLate && !(page instanceof Response) ? { ...page, isLate: true } : page;
}

/** The page of a remote; without `page`, the remote is missing, failed or took too long. */
interface Attempt {
  page?: RenderedSite | Response;
  isLate?: boolean;
}

async function renderInTime(claim: PathClaim, input: RenderInput): Promise<Attempt> {
  const deadline = startDeadline(input.budget);
  const work = () => renderWith(claim, withDeadline(input, deadline), deadline);
  try {
    return { page: await (input.enter?.(claim.remote, work) ?? work()) };
  } catch (error) {
    input.report(error);
    return { isLate: deadline.signal.aborted };
  } finally {
    deadline.done();
  }
}

/** Limits every read of content to the budget. */
function withDeadline(input: RenderInput, deadline: Deadline): RenderInput {
  const { content } = input.services;
  const getEntries: typeof content.getEntries = (query) => deadline.within(content.getEntries(query));
  return { ...input, services: { ...input.services, content: { ...content, getEntries } } };
}

async function renderWith(claim: PathClaim, input: RenderInput, deadline: Deadline) {
  const route = await deadline.within(loadRoute(claim, input.loadModule));
  const action: ActionOutcome = {};
  const handler = createStaticHandler(
    siteRoutes(toPageRoutes(claim, watchAction(route, input, action)), input.statusOf, input.navigation),
  );
  const request = new Request(input.request.clone(), { signal: deadline.signal });
  const query = deadline.within(handler.query(request, { requestContext: toRequestContext(input) }));
  const [context, fragments] = await Promise.all([
    query.catch((error: unknown) => (action.isTaken ? undefined : Promise.reject(error))),
    loadFragments(route.handle?.fragments ?? [], input, deadline),
  ]);
  if (context instanceof Response) return checkResponse(context, input.request);
  const failure = context?.errors && Object.values(context.errors)[0];
  // A loader that fails or is late must not hide that the form was received.
  if (!context || (failure && action.isTaken)) return renderOwn({ kind: 'form-received' }, input);
  if (failure && !isAnswer(failure)) throw failure;
  const pageData = context.loaderData[toPageRouteId(claim.path)];
  const nonJson = input.onNonJson && findNonJson(pageData, 'loader data');
  if (nonJson) input.onNonJson?.(nonJson);
  if (!isJson(pageData) || !isJson(context.actionData))
    throw new Error('Its loader returns data that JSON cannot carry.');
  checkStatus(context.statusCode);
  const modules = [{ remote: claim.remote, expose: claim.expose }, ...fragments.modules];
  const rendered = await toRenderedSite(handler.dataRoutes, context, fragments, modules, input, deadline);
  if (rendered.body.includes(pageSkeletonMark)) throw new Error(`Page ${claim.page} could not be rendered.`);
  return rendered;
}

function renderWithout(claim: PathClaim | undefined, input: RenderInput): Promise<RenderedSite | Response> {
  const isPending = claim && input.statusOf(new URL(input.request.url)) === 'pending';
  const modules = isPending ? [{ remote: claim.remote, expose: claim.expose }] : [];
  return renderOwn(input.own, input, modules);
}

/** Renders a page without code of remotes. */
async function renderOwn(own: OwnPage | undefined, input: RenderInput, modules: UsedModule[] = []) {
  const deadline = startDeadline(own?.kind === 'fragment' ? input.budget : shellBudget);
  try {
    const handler = createStaticHandler(siteRoutes(own ? toOwnRoutes(own) : [], input.statusOf, input.navigation));
    const bare = new Request(input.request.url, { headers: input.request.headers });
    const bounded = withDeadline(input, deadline);
    const context = await handler.query(bare, { requestContext: toRequestContext(bounded) });
    if (context instanceof Response) return context;
    const errors: unknown[] = [];
    const isTrial = own?.kind === 'fragment';
    const fragments = await loadFragments(isTrial ? [own.name] : [], bounded, deadline);
    const watched = isTrial ? { ...bounded, report: (error: unknown) => void errors.push(error) } : bounded;
    const page = await toRenderedSite(handler.dataRoutes, context, fragments, modules, watched, deadline, Boolean(own));
    if (errors.length > 0) throw errors[0];
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
  { request, config, report }: RenderInput,
  deadline: Deadline,
  pageRendered = true,
): Promise<RenderedSite> {
  const url = new URL(request.url);
  const host: Host = {
    config,
    deviceLayout: createDeviceLayoutStore(),
    preload: () => {},
    trackPageView: () => {},
    trackEvent: () => {},
    renderFragment: (element) => <FragmentSlot source={fragments.source} element={element} />,
  };
  // Parts that are still suspended when the time is up show their fallback until the browser renders them.
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
  const fragmentData = Object.fromEntries([...fragments.loaded].map(([name, { data }]) => [name, data]));
  const pageId = context.matches.at(-1)?.route.id ?? '';
  const body = await new Response(stream).text();
  const state = JSON.stringify({
    pageRendered,
    fragments: fragmentData,
    hydration: { loaderData: context.loaderData, actionData: context.actionData },
  });
  checkSize(body.length + state.length);
  return {
    status: context.statusCode,
    headers: mergeHeaders(context),
    head: [
      ...toHeadTags(meta, url.pathname, { name: chrome?.settings?.providerName ?? '', origin: config.siteOrigin }),
      ...toImageTags(meta, url.pathname, config.siteOrigin),
    ],
    body,
    modules,
    pageRendered,
    isStatic: false,
    state,
    arrival: JSON.stringify({ data: context.loaderData[pageId], fragments: fragmentData }),
  };
}

function toRequestContext({ services }: RenderInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(contentContext, services.content);
  context.set(leadsContext, services.leads);
  context.set(providerContext, services.provider);
  return context;
}

/** Whether the page threw this on purpose, like a 404, and shows it itself. */
function isAnswer(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && 'data' in error;
}

function mergeHeaders({ loaderHeaders, actionHeaders }: StaticHandlerContext): [string, string][] {
  const loaded = Object.values(loaderHeaders).flatMap((headers) => [...headers].filter(([name]) => isForPages(name)));
  return [...loaded, ...Object.values(actionHeaders).flatMap((headers) => [...headers])];
}
