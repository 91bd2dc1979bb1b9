import type { RsbuildConfig } from '@rsbuild/core';
import { exposeOfFragment, exposeOfPage } from '@site/contract/remotes/exposes';
import { ownership, type RemoteName, type RemoteOwnership } from '@site/contract/remotes/remotes';
import { sitePreset } from './site-preset.ts';

/**
 * A remote's whole `rsbuild.config.ts`. Exposes `src/<page id>/route.tsx` for each page and `src/<folder>/fragment.tsx`
 * for each fragment that the remote owns in @site/contract/remotes/remotes.ts.
 */
export function remoteConfig(name: RemoteName): RsbuildConfig {
  const { pages, fragments }: RemoteOwnership = ownership[name];
  const exposes = Object.fromEntries([
    ...Object.keys(pages).map((page) => toExpose(exposeOfPage(page), `./src/${page}/route.tsx`)),
    ...Object.keys(fragments).map((folder) => toExpose(exposeOfFragment(folder), `./src/${folder}/fragment.tsx`)),
  ]);
  const preset = sitePreset({ name, exposes });
  return {
    ...preset,
    output: { ...preset.output, assetPrefix: 'auto' },
    server: { publicDir: false, cors: { origin: '*' } },
  };
}

function toExpose(expose: string, file: string) {
  return [`./${expose}`, { import: file, name: expose.replace('/', '-') }] as const;
}
