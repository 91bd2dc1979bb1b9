import { allContent } from '@site/content/server/content-names';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { ClientRelease, Composition } from '../../src/federation/composition.ts';
import { cacheTagHeader, type FinishedPage, finishPage, joinCacheTags } from '../delivery/delivery.ts';
import type { ShellEnv } from '../env.ts';
import { isDevServer, type ReleaseSet } from '../releases/releases.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';
import { type PageAside, toDocument } from './document.ts';
import type { PageForm } from './kept-page.ts';
import { collectFiles } from './page-files.ts';
import type { MadeFrom, RenderedPage } from './rendering.ts';
import type { readShellAssets } from './shell-assets.ts';
import { versionsOn } from './versions-on.ts';

interface Options {
  env: ShellEnv;
  config: RuntimeConfig;
  assets: Awaited<ReturnType<typeof readShellAssets>>;
  /** Whether editors get these pages, within Contentful's app too. */
  isDraft?: boolean;
}

/** Writes a rendered page as a document, or as what a browser needs that moves to it. */
export function createFinish({ env, config, assets, isDraft = false }: Options) {
  return async function finish(
    page: RenderedPage,
    set: ReleaseSet,
    form: PageForm,
    { madeFrom, aside }: { madeFrom?: MadeFrom; aside?: PageAside | undefined } = {},
  ): Promise<FinishedPage> {
    const finished = await (form === 'document' ? finishDocument(page, set, aside) : finishArrival(page, set));
    // It is over a kilobyte, and nobody but these caches reads it.
    if (madeFrom && env.CDN_PURGE_URLS) finished.headers.set(cacheTagHeader, toCacheTags(madeFrom));
    const canaries = versionsOn(page.modules, set).filter(([remote]) => set.canaries && remote in set.canaries);
    if (canaries.length === 0) return finished;
    if (page.status < 500) finished.headers.set('Cache-Control', forBucket);
    return { ...finished, canaries };
  };

  function finishArrival(page: RenderedPage, set: ReleaseSet): Promise<FinishedPage> {
    const headers = new Headers({ 'Cache-Control': toCacheControl(page, env), 'X-Robots-Tag': 'noindex' });
    if (page.status !== 200 || !page.pageRendered) return finishPage(204, headers, '');
    headers.set('Content-Type', 'application/json');
    const versions = Object.fromEntries(page.modules.map(({ remote }) => [remote, set.releases[remote]?.version]));
    return finishPage(200, headers, `${JSON.stringify({ versions }).slice(0, -1)},${page.arrival.slice(1)}`);
  }

  function finishDocument(page: RenderedPage, set: ReleaseSet, aside?: PageAside): Promise<FinishedPage> {
    const { scripts, styles } = collectFiles(page.modules, set);
    const { html, inlineStyles } = toDocument({
      body: page.body,
      head: page.head,
      assets,
      scripts,
      styles,
      isDraft,
      aside,
      composition: page.isStatic ? undefined : toComposition(page, set),
    });
    const headers = new Headers(page.headers);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.set('Content-Security-Policy', toContentSecurityPolicy(inlineStyles, env, devServersOf(set), isDraft));
    headers.set('Cache-Control', toCacheControl(page, env));
    if (isDraft || aside) headers.set('X-Robots-Tag', 'noindex');
    if (page.status === 503) headers.set('Retry-After', '5');
    if (page.status === 405) headers.set('Allow', 'GET, HEAD');
    return finishPage(page.status, headers, html);
  }

  function toComposition(page: RenderedPage, set: ReleaseSet): string {
    const known: Omit<Composition, 'pageRendered' | 'fragments' | 'hydration'> = {
      remotes: toComposedRemotes(set, page),
      config,
      ...(page.status === 500 && { broken: true }),
    };
    // The thread that rendered the page has already written the rest as JSON.
    return `${JSON.stringify(known).slice(0, -1)},${page.state.slice(1)}`;
  }
}

/** A shared cache may show a page for seconds after a change, and for a day if no shell answers. */
const shared = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400';

/** No shared cache knows the visitor's bucket. */
const forBucket = 'private, no-cache';

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

/** Remotes on the page have the versions that it was rendered with. Of others, the browser chooses by the visitor's bucket. */
function toComposedRemotes(set: ReleaseSet, { modules, withheld }: RenderedPage): Composition['remotes'] {
  const { releases, absent, canaries = {} } = set.base ?? set;
  const onPage = new Set(modules.map(({ remote }) => remote));
  const served = Object.entries(releases).map(([remote, stable]) => {
    const { claims } = stable;
    if (remote === withheld) return [remote, { claims }] as const;
    const release = toClientRelease(onPage.has(remote) ? (set.releases[remote] ?? stable) : stable);
    const canary = onPage.has(remote) ? undefined : canaries[remote];
    const candidate = canary && { ...toClientRelease(canary.release), weight: canary.weight };
    return [remote, { claims, release, ...(candidate && { candidate }) }] as const;
  });
  const unserved = Object.entries(absent).map(([remote, claims]) => [remote, { claims }] as const);
  return Object.fromEntries([...unserved, ...served]);
}

function toClientRelease({ version, clientBase: base, integrity }: ReleaseSet['releases'][string]): ClientRelease {
  return { version, base, integrity: integrity['remoteEntry.js'] };
}

function devServersOf({ releases }: ReleaseSet): string[] {
  return Object.values(releases)
    .filter(isDevServer)
    .map(({ clientBase }) => new URL(clientBase).origin);
}
