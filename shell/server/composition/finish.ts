import { allContent } from '@site/content/server/content-names';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { Composition } from '../../src/federation/composition.ts';
import { cacheTagHeader, type FinishedPage, finishPage, joinCacheTags } from '../delivery/delivery.ts';
import type { ShellEnv } from '../env.ts';
import { isDevServer, type ReleaseSet } from '../releases/releases.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';
import { toDocument } from './document.ts';
import type { PageForm } from './page-cache.ts';
import { collectFiles } from './page-files.ts';
import type { MadeFrom, RenderedPage } from './rendering.ts';
import type { readShellAssets } from './shell-assets.ts';

interface Options {
  env: ShellEnv;
  config: RuntimeConfig;
  assets: Awaited<ReturnType<typeof readShellAssets>>;
}

/** Writes a rendered page as a document, or as what a browser needs that moves to it. */
export function createFinish({ env, config, assets }: Options) {
  return async function finish(
    page: RenderedPage,
    set: ReleaseSet,
    form: PageForm,
    madeFrom?: MadeFrom,
  ): Promise<FinishedPage> {
    const finished = await (form === 'document' ? finishDocument(page, set) : finishArrival(page, set));
    if (madeFrom) finished.headers.set(cacheTagHeader, toCacheTags(madeFrom));
    return finished;
  };

  function finishArrival(page: RenderedPage, set: ReleaseSet): Promise<FinishedPage> {
    const headers = new Headers({ 'Cache-Control': toCacheControl(page, env), 'X-Robots-Tag': 'noindex' });
    if (page.status !== 200 || !page.pageRendered) return finishPage(204, headers, '');
    headers.set('Content-Type', 'application/json');
    const versions = Object.fromEntries(page.modules.map(({ remote }) => [remote, set.releases[remote]?.version]));
    return finishPage(200, headers, `${JSON.stringify({ versions }).slice(0, -1)},${page.arrival.slice(1)}`);
  }

  function finishDocument(page: RenderedPage, set: ReleaseSet): Promise<FinishedPage> {
    const { scripts, styles } = collectFiles(page.modules, set);
    const { html, inlineStyles } = toDocument({
      body: page.body,
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
    return finishPage(page.status, headers, html);
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
