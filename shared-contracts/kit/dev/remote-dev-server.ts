import { fileURLToPath } from 'node:url';
import { RSBUILD_PLUGIN_MODULE_FEDERATION_NAME } from '@module-federation/rsbuild-plugin';
import { createRsbuild, loadConfig, type RsbuildConfig } from '@rsbuild/core';
import type { RemoteDefinition } from '@site/contract/remotes/define-remote';

interface Options {
  remote: RemoteDefinition;
  /** The remote's package. */
  directory: string;
  /** Origin of the API. */
  apiUrl: string;
  /** Origin that serves `/content/*` like the shell. */
  contentGateway: string;
  /** Whether a shell shows it too. The shell's React cannot replace single modules, so the page reloads instead. */
  inShell: boolean;
}

/**
 * Starts a remote's dev server: the remote on its own page, with hot reload, and its entry for a shell that shows
 * it instead of a release (`?remote=mfe-contact@http://localhost:3004/`).
 *
 * @returns its URL
 */
export async function startRemoteDevServer({
  remote,
  directory: cwd,
  apiUrl,
  contentGateway,
  inShell,
}: Options): Promise<string> {
  const { name, devPort: port } = remote;
  const { content: preset } = await loadConfig({ cwd });
  const standalone = fileURLToPath(import.meta.resolve('@site/kit/dev/standalone'));
  const config: RsbuildConfig = {
    ...preset,
    // The shell's React is a production build, which does not support development JSX.
    mode: inShell ? 'production' : 'development',
    source: {
      ...preset.source,
      define: { __REMOTE__: JSON.stringify(remote), __API_URL__: JSON.stringify(apiUrl) },
    },
    resolve: { alias: { remote: `${cwd}/src` } },
    html: { title: `${name}, alone` },
    tools: { ...preset.tools, htmlPlugin: {} },
    server: {
      ...preset.server,
      port,
      strictPort: true,
      host: 'localhost',
      historyApiFallback: true,
      proxy: { '/content': contentGateway },
    },
    dev: {
      assetPrefix: `http://localhost:${port}/`,
      client: { host: 'localhost', port, overlay: !inShell },
      hmr: !inShell,
      lazyCompilation: !inShell,
    },
    environments: {
      // The entry has to be one file, or the shell finds no container in it.
      web: { ...preset.environments?.web, source: { entry: { index: standalone } }, splitChunks: false },
    },
    // The federation plugin for Node needs the environment that is left out here.
    plugins: preset.plugins?.filter((plugin) => !isFederationForNode(plugin)) ?? [],
  };
  const rsbuild = await createRsbuild({ cwd, config });
  const { urls } = await rsbuild.startDevServer();
  return urls[0] ?? `http://localhost:${port}`;
}

function isFederationForNode(plugin: unknown): boolean {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    plugin.name === RSBUILD_PLUGIN_MODULE_FEDERATION_NAME
  );
}
