import type { UsedModule } from '../../src/render/rendered-site.ts';
import { type Generation, type PageAside, readShellAssets } from '../composition/composition.ts';
import type { ShellEnv } from '../env.ts';
import type { ReleaseSet, Releases, Serving } from '../releases/releases.ts';
import { toToolbarHtml } from './toolbar-html.ts';
import { toToolbarView } from './toolbar-view.ts';

interface Options {
  env: Pick<ShellEnv, 'SITE_ORIGIN'>;
  distDirectory: string;
  releases: Pick<Releases<Generation>, 'registry' | 'fitVersions'>;
}

interface Page {
  /** Address of the request. */
  url: string;
  /** What visitors got when it arrived. */
  live: ReleaseSet;
  serving: Serving<Generation>;
  modules: readonly UsedModule[];
}

/** Writes the testers' toolbar of one page. */
export type WriteToolbar = (page: Page) => Promise<PageAside>;

/** Reads what the toolbar is made of, which nothing else loads. */
export async function createToolbar({ env, distDirectory, releases }: Options): Promise<WriteToolbar> {
  const assets = await readShellAssets(distDirectory, 'toolbar/');
  const style = assets.styles.map(({ text }) => text.replace(/<\//g, '<\\/')).join('');
  return async ({ url, live, serving, modules }) => {
    const { pathname, search } = new URL(url);
    const view = toToolbarView({
      url: new URL(pathname.replace(/^\/+/, '/') + search, env.SITE_ORIGIN),
      registry: releases.registry,
      fitVersions: releases.fitVersions,
      live,
      serving,
      modules,
    });
    return { html: String(await toToolbarHtml(view, style)), style, scripts: assets.scripts };
  };
}
