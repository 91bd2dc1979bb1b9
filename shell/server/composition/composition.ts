import { randomBytes } from 'node:crypto';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { Log } from '@site/server/log';
import type { Composition } from '../../src/federation/composition.ts';
import type { ShellContent } from '../content/content.ts';
import type { ShellEnv } from '../env.ts';
import { isDevServer, type ReleaseSet } from '../releases/releases.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';
import { toDocument } from './document.ts';
import { collectFiles } from './page-files.ts';
import { createPageRenderer, type RenderedPage } from './page-renderer.ts';
import { type PageRequest, toClaims } from './page-request.ts';
import { type Generation, openGeneration } from './render-pool.ts';
import type { Complaint, RenderableSet } from './render-protocol.ts';
import type { AnswerContent } from './renderer-thread.ts';
import { readShellAssets } from './shell-assets.ts';
import { toWarmUp } from './warm-up.ts';

export { ownershipOf, type PageRequest } from './page-request.ts';
export { createRenderHost } from './render-host.ts';
export type { Generation } from './render-pool.ts';
export type { Complaint, FromRenderer, RenderAnswer, RenderJob } from './render-protocol.ts';

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

  const answerContent: AnswerContent = async (query, known) => {
    const { version, json } = await content.getVersion(query);
    return version === known ? { version } : { version, json };
  };

  return {
    config,
    /** Reads content for threads and trial processes. */
    answerContent,
    /** Loads a set of releases into new threads. */
    open(set: ReleaseSet, isChosen: boolean): Promise<Generation> {
      const isEmpty = Object.keys(set.releases).length === 0;
      const threads = isChosen ? 1 : env.RENDER_THREADS;
      return openGeneration({
        size: isEmpty ? 0 : threads,
        warmUp: isChosen ? [] : toWarmUp(config, set),
        distDirectory,
        set: toRenderableSet(set),
        answerContent,
        complain,
      });
    },

    /** Answers one request for a page. */
    async answer(asked: PageRequest): Promise<Response> {
      const page = await renderer.render(asked);
      return page instanceof Response ? page : toResponse(page, asked);
    },

    /** The error screen, with status 500. */
    async answerBroken(asked: PageRequest): Promise<Response> {
      const page = await renderer.renderOwn(asked, { kind: 'broken' });
      return page instanceof Response ? page : toResponse(page, asked);
    },
  };

  function toResponse(page: RenderedPage, { request, serving: { set } }: PageRequest): Response {
    const nonce = randomBytes(16).toString('base64');
    const { scripts, styles } = collectFiles(page.modules, set);
    const { start, end } = toDocument({
      nonce,
      head: page.head,
      assets,
      scripts,
      styles,
      composition: page.isStatic ? undefined : toComposition(page, set),
    });
    const headers = new Headers(page.headers);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.set('Content-Security-Policy', toContentSecurityPolicy(nonce, env, devServersOf(set)));
    headers.set('Cache-Control', page.status >= 500 || request.method === 'POST' ? 'no-store' : 'no-cache');
    headers.set('Vary', 'User-Agent, Sec-CH-UA-Mobile');
    if (page.status === 503) headers.set('Retry-After', '5');
    return new Response(start + page.body + end, { status: page.status, headers });
  }

  function toComposition(page: RenderedPage, set: ReleaseSet): string {
    const known: Omit<Composition, 'pageRendered' | 'fragments' | 'hydration'> = {
      remotes: toComposedRemotes(set, page.withheld),
      config,
      deviceLayout: page.deviceLayout,
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

/** The releases of a set that Node can load. */
function toRenderableSet(set: ReleaseSet): RenderableSet {
  const releases = Object.entries(set.releases).flatMap(([remote, { version, serverEntry, exposes }]) =>
    serverEntry ? [[remote, { version, serverEntry, exposes: Object.keys(exposes) }] as const] : [],
  );
  return { claims: toClaims(set), releases: Object.fromEntries(releases) };
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
