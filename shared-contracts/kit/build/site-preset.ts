import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { toFederationName } from '@site/contract/remotes/federation-name';
import { browserFederation } from './browser-federation.ts';
import { chunkListPlugin } from './chunk-list-plugin.ts';
import { compressPlugin } from './compress-plugin.ts';
import { integrityPlugin } from './integrity-plugin.ts';
import { sharedModules } from './shared-modules.ts';
import { smallIcons } from './small-icons.ts';
import { smallRouter } from './small-router.ts';

/** What differs between the shell and a remote. */
interface Part {
  /** Package name; also the prefix of its class names. */
  name: string;
  /** Entry of the shell's builds; remotes have none. */
  entry?: { web: string; ssr: string };
  /** Modules that a remote exposes, each with the name of its chunk. */
  exposes?: Record<string, { import: string; name: string }>;
}

/**
 * The Rsbuild configuration that the shell and every remote have in common: one build for the browser (`dist/client`)
 * and one for Node (`dist/server`), each with Module Federation, the shared singletons and prefixed class names.
 *
 * The browser's containers come from Rspack's own federation plugin, those for Node from @module-federation, whose
 * run-time hooks let the shell put verified files in place of the network. shell/docs/decisions/002 has the figures.
 */
export function sitePreset({ name, entry, exposes }: Part): RsbuildConfig {
  const federation = { name: toFederationName(name), ...(exposes && { exposes }) };
  return {
    output: {
      cleanDistPath: true,
      legalComments: 'none',
      polyfill: 'off',
      cssModules: { localIdentName: `${name}-[local]-[hash:base64:4]` },
      overrideBrowserslist: ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 17.2'],
    },
    tools: {
      htmlPlugin: false,
      // A module that threw while it was loaded throws again, instead of passing for loaded.
      rspack: { output: { strictModuleErrorHandling: true, chunkLoadTimeout: hangingAfter } },
    },
    environments: {
      web: {
        source: { entry: entry ? { index: entry.web } : {} },
        splitChunks: { preset: 'none', cacheGroups: { vendor } },
        output: { target: 'web', distPath: { root: 'dist/client', ...flat } },
        tools: {
          rspack: { output: { uniqueName: federation.name, crossOriginLoading: 'anonymous' } },
        },
      },
      ssr: {
        source: { entry: entry ? { index: entry.ssr } : {} },
        splitChunks: false,
        output: {
          target: 'node',
          distPath: { root: 'dist/server', ...flat },
          // The federation plugin would append its name to file names without it, after the extension.
          filename: { js: `[name].${federation.name}.cjs` },
          minify: false,
          emitCss: false,
        },
      },
    },
    plugins: [
      pluginReact({ splitChunks: false }),
      browserFederation('web', { ...federation, filename: 'remoteEntry.js' }),
      smallRouter('web'),
      smallIcons(),
      chunkListPlugin('web'),
      ...(entry ? [compressPlugin()] : [integrityPlugin('web')]),
      pluginModuleFederation(
        {
          ...federation,
          shared: sharedModules(Boolean(entry)),
          filename: 'remoteEntry.cjs',
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
        },
        { target: 'node', environment: 'ssr' },
      ),
    ],
  };
}

/** A script that takes longer counts as failed, and is asked for anew, in milliseconds. */
const hangingAfter = 20_000;

/** Files of a release lie side by side, so that a page's list of them stays short. */
const flat = { js: '', jsAsync: '', css: '', cssAsync: '' };

/** What is shared at run time changes rarely and is always needed together: one file, cached for long. */
const vendor: Rspack.OptimizationSplitChunksCacheGroup = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zustand)[\\/]|[\\/]contract[\\/]host[\\/]/,
  chunks: 'async',
  enforce: true,
};
