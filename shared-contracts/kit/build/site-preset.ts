import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { EnvironmentConfig, RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { toFederationName } from '@site/contract/remotes/federation-name';
import { browserFederation } from './browser-federation.ts';
import { chunkListPlugin } from './chunk-list-plugin.ts';
import { compressPlugin } from './compress-plugin.ts';
import { integrityPlugin } from './integrity-plugin.ts';
import { sharedModules } from './shared-modules.ts';
import { smallIcons } from './small-icons.ts';
import { smallRouter } from './small-router.ts';

/** The differences between the shell and the remotes. */
interface Part {
  /** Name of the package, and prefix of its class names. */
  name: string;
  /** Entries of the shell's builds: for browsers, for editors' browsers, for the testers' toolbar, and for Node. Remotes have none. */
  entry?: { web: string; preview: string; toolbar: string; ssr: string };
  /** The modules that a remote exposes, with the names of their chunks. */
  exposes?: Record<string, { import: string; name: string }>;
}

/**
 * The Rsbuild configuration of the shell and the remotes: a build for browsers (`dist/client`) and one for Node
 * (`dist/server`), both with Module Federation, the shared singletons and prefixed class names. The shell has one more for
 * editors' browsers (`dist/client/preview`) and one for the testers' toolbar (`dist/client/toolbar`), so that what they need cannot
 * change a byte of what visitors load.
 *
 * Browser builds use Rspack's own federation plugins. Node builds use @module-federation, whose hooks let the shell
 * load verified files instead of fetching them. shell/docs/decisions/002 says why.
 */
export function sitePreset({ name, entry, exposes }: Part): RsbuildConfig {
  const federation = { name: toFederationName(name), ...(exposes && { exposes }) };
  const browsers = entry ? ['web', 'preview'] : ['web'];
  const toBrowserBuild = (index: string | undefined, folder: string): EnvironmentConfig => ({
    source: { entry: index === undefined ? {} : { index } },
    splitChunks: { preset: 'none', cacheGroups: { vendor } },
    output: {
      target: 'web',
      distPath: { root: folder, ...flat },
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    },
    tools: {
      rspack: { output: { uniqueName: federation.name, crossOriginLoading: 'anonymous' } },
    },
  });
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
      // A module that threw at load throws again the next time, instead of counting as loaded.
      rspack: { output: { strictModuleErrorHandling: true, chunkLoadTimeout: hangingAfter } },
    },
    environments: {
      web: toBrowserBuild(entry?.web, 'dist/client'),
      ...(entry && {
        preview: toBrowserBuild(entry.preview, 'dist/client/preview'),
        toolbar: toBrowserBuild(entry.toolbar, 'dist/client/toolbar'),
      }),
      ssr: {
        source: { entry: entry ? { index: entry.ssr } : {} },
        splitChunks: false,
        output: {
          target: 'node',
          distPath: { root: 'dist/server', ...flat },
          // Without the name in it, the federation plugin would append the name after the extension.
          filename: { js: `[name].${federation.name}.cjs` },
          minify: false,
          emitCss: false,
        },
      },
    },
    plugins: [
      pluginReact({ splitChunks: false }),
      ...browsers.flatMap((browser) => [
        browserFederation(browser, { ...federation, filename: 'remoteEntry.js' }),
        smallRouter(browser),
        chunkListPlugin(browser),
      ]),
      ...(entry ? [chunkListPlugin('toolbar')] : []),
      smallIcons(),
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

/** How long a script may take before it counts as failed and can be requested again, in milliseconds. */
const hangingAfter = 20_000;

/** Files of a release lie side by side, so that a page's list of them stays short. */
const flat = { js: '', jsAsync: '', css: '', cssAsync: '' };

/** One file for the shared modules, which change rarely and are always needed together. */
const vendor: Rspack.OptimizationSplitChunksCacheGroup = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zustand)[\\/]|[\\/]contract[\\/]host[\\/]/,
  chunks: 'async',
  enforce: true,
};
