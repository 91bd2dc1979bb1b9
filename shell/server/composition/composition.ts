import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { Log } from '@site/server/log';
import { count } from '@site/server/telemetry/measure';
import { toBucketCookie } from '../../src/federation/visitor-bucket.ts';
import type { DraftContent, ShellContent } from '../content/content.ts';
import { deliverPage, type FinishedPage } from '../delivery/delivery.ts';
import type { ShellEnv } from '../env.ts';
import { createReserve, type ReleaseSet, type Serving } from '../releases/releases.ts';
import type { Complaint, RenderableSet } from '../renderer/renderer.ts';
import { createFinish } from './finish.ts';
import type { PageForm } from './kept-page.ts';
import { createPageCache } from './page-cache.ts';
import { createPageFiller } from './page-filler.ts';
import { fromPageKey, toPageKey } from './page-key.ts';
import { createPageRenderer } from './page-renderer.ts';
import { ownershipOf, type PageRequest, toClaims } from './page-request.ts';
import { type Generation, openGeneration } from './render-pool.ts';
import { type AnswerContent, startWorker } from './renderer-thread.ts';
import type { Rendering } from './rendering.ts';
import { readShellAssets } from './shell-assets.ts';
import { navigationOf } from './site-table.ts';
import { toWarmUp } from './warm-up.ts';
import { withLeftOut } from './with-left-out.ts';

export type { PageAside } from './document.ts';
export { ownershipOf, type PageRequest, toClaims } from './page-request.ts';
export type { Generation } from './render-pool.ts';
export { readShellAssets } from './shell-assets.ts';
export { findShellPath } from './shell-paths.ts';
export { listingOf } from './site-table.ts';

interface Options {
  env: ShellEnv;
  distDirectory: string;
  content: ShellContent;
  /** Missing if nobody may see drafts. */
  drafts?: DraftContent | undefined;
  /** Called with each problem in a remote's code. */
  complain(complaint: Complaint): void;
  /** Called after each page that a version rendered well. */
  rendered(remote: string, version: string): void;
  /** Called with each version on a document that runs a canary. */
  viewed(remote: string, version: string): void;
  log: Log;
}

/**
 * Composes pages: turns a request, a set of releases and content into a finished answer. Remotes' code runs in threads;
 * the shell renders its own pages here.
 */
export async function createComposer(options: Options) {
  const { env, distDirectory, content, drafts, complain, viewed } = options;
  const config = toRuntimeConfig(env);
  const renderer = await createPageRenderer({ ...options, drafts, config });
  const finish = createFinish({ env, config, assets: await readShellAssets(distDirectory) });
  const finishDraft =
    drafts && createFinish({ env, config, assets: await readShellAssets(distDirectory, 'preview/'), isDraft: true });
  const cache = createPageCache({ content, finish });
  const workers = createReserve(() => startWorker(distDirectory));

  const answerContent: AnswerContent = async (query, known, isDraft) => {
    const { version, json } = await ((isDraft && drafts) || content).getVersion(query);
    return version === known ? { version } : { version, json };
  };

  return {
    config,
    /** Reads content for threads and trial processes. */
    answerContent,
    /** Loads a set of releases into new threads. Calls `mend` each time before threads read its files. */
    async open(set: ReleaseSet, isChosen: boolean, mend: () => Promise<void>): Promise<Generation> {
      const isEmpty = Object.keys(set.releases).length === 0;
      const threads = isChosen ? 1 : env.RENDER_THREADS;
      const warmUp = toWarmUp(config, set);
      const generation = await openGeneration({
        size: isEmpty ? 0 : threads,
        warmUp: isChosen ? [] : warmUp,
        mend,
        takeWorker: workers.take,
        set: toRenderableSet(set),
        answerContent,
        complain,
      });
      // A tester may look at other pages of a version that ends its thread with its first one.
      if (isChosen) for (const job of warmUp) await generation.render(job);
      return generation;
    },

    /** Starts a thread ahead for the next set. */
    restock: workers.restock,

    /** Answers one request for a page. */
    async answer(asked: PageRequest): Promise<Response> {
      const { request, serving } = asked;
      if (request.method === 'POST' || serving.set.isChosen || asked.isDraft || asked.writeAside)
        return toResponse(await renderer.render(asked), asked);
      const key = toPageKey(asked);
      const page = await makePage(key, 'document', serving, asked.requestId);
      if ('bytesFor' in page) for (const version of page.canaries ?? []) viewed(...version);
      return 'bytesFor' in page ? deliver(page, asked) : withLeftOut(forBuckets(page, asked), request, key);
    },

    /**
     * Answers what a browser needs to move to a page: JSON of an `Arrival`, or 204 if the browser has to load the page's
     * data by its own code.
     */
    async answerArrival(asked: PageRequest): Promise<Response> {
      const page = await makePage(toPageKey(asked), 'arrival', asked.serving, asked.requestId);
      return 'bytesFor' in page ? deliver(page, asked) : new Response(null, { status: 204 });
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
          return [...new Set([...cache.paths(), ...(await listPaths())])];
        },
        isUpToDate: (key) => cache.has(key, getServing().set),
        make(key) {
          const serving = getServing();
          const asked = { ...fromPageKey(key, config.siteOrigin), serving };
          return cache.renew(key, 'document', serving.set, () => renderer.render(asked));
        },
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

  async function toResponse({ page }: Rendering, asked: PageRequest): Promise<Response> {
    const { request, serving, isDraft, writeAside } = asked;
    const isOwn = request.method === 'POST' || isDraft || writeAside !== undefined;
    if (page instanceof Response) {
      if (isOwn) page.headers.set('Cache-Control', 'no-store');
      return page;
    }
    const aside = await writeAside?.(page.modules);
    const finished = await ((isDraft && finishDraft) || finish)(page, serving.set, 'document', { aside });
    finished.headers.set('Cache-Control', page.status >= 500 || isOwn ? 'no-store' : 'no-cache');
    return deliver(finished, asked);
  }

  async function deliver(page: FinishedPage, { request, serving }: PageRequest): Promise<Response> {
    const response = await deliverPage(page, request);
    if (page.canaries && serving.newBucket !== undefined)
      response.headers.append('Set-Cookie', toBucketCookie(serving.newBucket, env.SITE_ORIGIN.startsWith('https:')));
    return response;
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

/** No cache gives what a canary's candidate may have answered to visitors of other buckets. */
function forBuckets(response: Response, { request, serving: { set } }: PageRequest): Response {
  const owner = set.canaries && ownershipOf(set).ownerOf(new URL(request.url).pathname);
  if (owner && set.canaries && owner.remote in set.canaries) response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}

/** The releases of a set that Node can load. */
function toRenderableSet(set: ReleaseSet): RenderableSet {
  const releases = Object.entries(set.releases).flatMap(([remote, { version, serverEntry, exposes }]) =>
    serverEntry ? [[remote, { version, serverEntry, exposes: Object.keys(exposes) }] as const] : [],
  );
  return { claims: toClaims(set), navigation: navigationOf(set), releases: Object.fromEntries(releases) };
}
