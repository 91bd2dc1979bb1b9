import { allContent } from '@site/content/server/content-names';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { Log } from '@site/server/log';
import { count } from '@site/server/telemetry/measure';
import type { Composition } from '../../src/federation/composition.ts';
import type { ShellContent } from '../content/content.ts';
import { cacheTagHeader, deliverPage, type FinishedPage, finishPage, joinCacheTags } from '../delivery/delivery.ts';
import type { ShellEnv } from '../env.ts';
import { isDevServer, type ReleaseSet, type Serving } from '../releases/releases.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';
import { toDocument } from './document.ts';
import { createPageCache, type PageForm } from './page-cache.ts';
import { collectFiles } from './page-files.ts';
import { createPageFiller } from './page-filler.ts';
import { fromPageKey, toPageKey } from './page-key.ts';
import { createPageRenderer } from './page-renderer.ts';
import { type PageRequest, toClaims } from './page-request.ts';
import { type Generation, openGeneration } from './render-pool.ts';
import type { Complaint, RenderableSet } from './render-protocol.ts';
import type { AnswerContent } from './renderer-thread.ts';
import type { MadeFrom, RenderedPage, Rendering } from './rendering.ts';
import { readShellAssets } from './shell-assets.ts';
import { navigationOf } from './site-table.ts';
import { toWarmUp } from './warm-up.ts';

export { describeChanges, takeSnapshot } from './global-changes.ts';
export { ownershipOf, type PageRequest } from './page-request.ts';
export { createRenderHost } from './render-host.ts';
export type { Generation } from './render-pool.ts';
export type { Complaint, FromRenderer, RenderAnswer, RenderJob } from './render-protocol.ts';
export { listingOf } from './site-table.ts';

interface Options {
  env: ShellEnv;
  distDirectory: string;
  content: ShellContent;
  /** Called with each problem in a remote's code. */
  complain(complaint: Complaint): void;
  /** Called after each page that a version rendered well. */
  rendered(remote: string, version: string): void;
  log: Log;
}

/**
 * Composes pages: turns a request, a set of releases and content into a finished answer. Remotes' code runs in threads;
 * the shell renders its own pages here.
 */
export async function createComposer({ env, distDirectory, content, complain, rendered, log }: Options) {
  const assets = await readShellAssets(distDirectory);
  const config = toRuntimeConfig(env);
  const renderer = await createPageRenderer({ env, config, distDirectory, content, complain, rendered, log });

  const cache = createPageCache({ content, finish });

  const answerContent: AnswerContent = async (query, known) => {
    const { version, json } = await content.getVersion(query);
    return version === known ? { version } : { version, json };
  };

  return {
    config,
    /** Reads content for threads and trial processes. */
    answerContent,
    /** Loads a set of releases into new threads. Calls `mend` each time before threads read its files. */
    open(set: ReleaseSet, isChosen: boolean, mend: () => Promise<void>): Promise<Generation> {
      const isEmpty = Object.keys(set.releases).length === 0;
      const threads = isChosen ? 1 : env.RENDER_THREADS;
      return openGeneration({
        size: isEmpty ? 0 : threads,
        warmUp: isChosen ? [] : toWarmUp(config, set),
        mend,
        distDirectory,
        set: toRenderableSet(set),
        answerContent,
        complain,
      });
    },

    /** Answers one request for a page. */
    async answer(asked: PageRequest): Promise<Response> {
      const { request, serving } = asked;
      if (request.method === 'POST' || serving.set.isChosen) return toResponse(await renderer.render(asked), asked);
      const page = await makePage(toPageKey(asked), 'document', serving, asked.requestId);
      return 'bytesFor' in page ? deliverPage(page, request) : page;
    },

    /**
     * Answers what a browser needs to move to a page: JSON of an `Arrival`, or 204 if the browser has to load the page's
     * data by its own code.
     */
    async answerArrival(asked: PageRequest): Promise<Response> {
      const page = await makePage(toPageKey(asked), 'arrival', asked.serving, asked.requestId);
      return 'bytesFor' in page ? deliverPage(page, asked.request) : new Response(null, { status: 204 });
    },

    /** The error screen, with status 500. */
    async answerBroken(asked: PageRequest): Promise<Response> {
      return toResponse({ page: await renderer.renderOwn(asked, { kind: 'broken' }) }, asked);
    },

    /**
     * Prepares to make pages ahead of visitors.
     *
     * @param listPaths paths of the pages to make, besides those that are kept
     * @returns starts a round
     */
    fill(getServing: () => Serving<Generation>, listPaths: () => Promise<readonly string[]>): () => void {
      return createPageFiller({
        async listPages() {
          return [...new Set([...cache.keys(), ...(await listPaths())])];
        },
        isUpToDate: (key) => cache.has(key, getServing().set),
        make: (key) => makePage(key, 'document', getServing()),
      });
    },
  };

  /** Makes a page from its key alone, so that nothing of one visitor's request is in another's page. */
  async function makePage(
    key: string,
    form: PageForm,
    serving: Serving<Generation>,
    requestId?: string,
  ): Promise<FinishedPage | Response> {
    const asked = { ...fromPageKey(key, config.siteOrigin), requestId, serving };
    let isKept = true;
    const page = await cache.get(key, form, serving.set, () => {
      isKept = false;
      return renderer.render(asked);
    });
    count('site.page', { kept: isKept, form });
    return page;
  }

  function toResponse({ page }: Rendering, { request, serving }: PageRequest): Response | Promise<Response> {
    if (page instanceof Response) return page;
    const finished = finishDocument(page, serving.set);
    finished.headers.set('Cache-Control', page.status >= 500 || request.method === 'POST' ? 'no-store' : 'no-cache');
    return deliverPage(finished, request);
  }

  function finish(page: RenderedPage, set: ReleaseSet, form: PageForm, madeFrom?: MadeFrom): FinishedPage {
    const finished = form === 'document' ? finishDocument(page, set) : finishArrival(page, set);
    if (madeFrom) finished.headers.set(cacheTagHeader, toCacheTags(madeFrom));
    return finished;
  }

  function finishArrival(page: RenderedPage, set: ReleaseSet): FinishedPage {
    const headers = new Headers({ 'Cache-Control': toCacheControl(page, env), 'X-Robots-Tag': 'noindex' });
    if (page.status !== 200 || !page.pageRendered) return finishPage(204, headers, '');
    headers.set('Content-Type', 'application/json');
    const versions = Object.fromEntries(page.modules.map(({ remote }) => [remote, set.releases[remote]?.version]));
    return finishPage(200, headers, `${JSON.stringify({ versions }).slice(0, -1)},${page.arrival.slice(1)}`);
  }

  function finishDocument(page: RenderedPage, set: ReleaseSet): FinishedPage {
    const { scripts, styles } = collectFiles(page.modules, set);
    const { start, end, inlineStyles } = toDocument({
      head: page.head,
      assets,
      scripts,
      styles,
      composition: page.isStatic ? undefined : toComposition(page, set),
    });
    const headers = new Headers(page.headers);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.set('Content-Security-Policy', toContentSecurityPolicy(inlineStyles, env, devServersOf(set)));
    headers.set('Cache-Control', toCacheControl(page, env));
    if (page.status === 503) headers.set('Retry-After', '5');
    if (page.status === 405) headers.set('Allow', 'GET, HEAD');
    return finishPage(page.status, headers, start + page.body + end);
  }

  function toComposition(page: RenderedPage, set: ReleaseSet): string {
    const known: Omit<Composition, 'pageRendered' | 'fragments' | 'hydration'> = {
      remotes: toComposedRemotes(set, page.withheld),
      config,
      ...(page.status === 500 && { broken: true }),
    };
    // The thread that rendered the page has already written the rest as JSON.
    return `${JSON.stringify(known).slice(0, -1)},${page.state.slice(1)}`;
  }
}

export type Composer = Awaited<ReturnType<typeof createComposer>>;

function toRuntimeConfig(env: ShellEnv): RuntimeConfig {
  return {
    siteOrigin: env.SITE_ORIGIN,
    contactsApiUrl: env.CONTACTS_API_URL,
    providerApiUrl: env.PROVIDER_API_URL,
    sustainabilityUrl: env.SUSTAINABILITY_URL,
    ...(env.TAG_MANAGER_ID && { tagManagerId: env.TAG_MANAGER_ID }),
  };
}

/** A shared cache may show a page for seconds after a change, and for a day if no shell answers. */
const shared = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400';

/** Where testers choose versions by a cookie, no cache may show one visitor's page to another. */
function toCacheControl({ status, pageRendered }: RenderedPage, env: ShellEnv): string {
  if (status >= 500) return 'no-store';
  return status === 200 && pageRendered && env.ALLOW_CHOSEN_VERSIONS === 'false' ? shared : 'no-cache';
}

/** The remotes on a page and the content that it was made from, by name. */
function toCacheTags({ versions, reads }: MadeFrom): string {
  const remotes = versions.map(([remote]) => remote);
  const names = reads.flatMap((read) => read.names);
  const types = names.map((name) => name.replace(/\..*/, ''));
  return joinCacheTags([...remotes, allContent], [...remotes, ...types], [...remotes, ...names]);
}

/** The releases of a set that Node can load. */
function toRenderableSet(set: ReleaseSet): RenderableSet {
  const releases = Object.entries(set.releases).flatMap(([remote, { version, serverEntry, exposes }]) =>
    serverEntry ? [[remote, { version, serverEntry, exposes: Object.keys(exposes) }] as const] : [],
  );
  return { claims: toClaims(set), navigation: navigationOf(set), releases: Object.fromEntries(releases) };
}

/** @param withheld a remote that browsers must not load either */
function toComposedRemotes(set: ReleaseSet, withheld: string | undefined): Composition['remotes'] {
  const served = Object.entries(set.releases).map(([remote, { claims, version, clientBase: base, integrity }]) => {
    const release = { version, base, integrity: integrity['remoteEntry.js'] };
    return [remote, { claims, ...(remote !== withheld && { release }) }] as const;
  });
  const absent = Object.entries(set.absent).map(([remote, claims]) => [remote, { claims }] as const);
  return Object.fromEntries([...absent, ...served]);
}

function devServersOf({ releases }: ReleaseSet): string[] {
  return Object.values(releases)
    .filter(isDevServer)
    .map(({ clientBase }) => new URL(clientBase).origin);
}
