import type { RsbuildConfig } from '@rsbuild/core';
import type { RemoteDefinition } from '@site/contract/remotes/define-remote';
import { exposeOfFragment, exposeOfPage } from '@site/contract/remotes/exposes';
import { remoteFilePlugin } from './remote-file-plugin.ts';
import { sitePreset } from './site-preset.ts';

/**
 * A remote's whole `rsbuild.config.ts`: it exposes `src/<page id>/route.tsx` for each page and `src/<folder>/fragment.tsx`
 * for each fragment of its definition.
 */
export function remoteConfig(remote: RemoteDefinition): RsbuildConfig {
  const { name, pages, fragments } = remote;
  const exposes = Object.fromEntries([
    ...Object.keys(pages).map((page) => toExpose(exposeOfPage(page), `./src/${page}/route.tsx`)),
    ...Object.keys(fragments).map((folder) => toExpose(exposeOfFragment(folder), `./src/${folder}/fragment.tsx`)),
  ]);
  const preset = sitePreset({ name, exposes });
  return {
    ...preset,
    output: { ...preset.output, assetPrefix: 'auto' },
    plugins: [...(preset.plugins ?? []), remoteFilePlugin('web', remote)],
    server: { publicDir: false, cors: { origin: '*' } },
  };
}

function toExpose(expose: string, file: string) {
  return [`./${expose}`, { import: file, name: expose.replace('/', '-') }] as const;
}
