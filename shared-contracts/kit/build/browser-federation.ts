import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { sharedModules } from './shared-modules.ts';

type Options = Omit<Rspack.ModuleFederationPluginV1Options, 'enhanced'>;

/**
 * Module Federation for browsers. A remote's build contains copies of the shared modules only in the dev server, where
 * the remote also runs without the shell.
 */
export function browserFederation(environment: string, options: Options): RsbuildPlugin {
  return {
    name: 'browser-federation',
    setup(api) {
      api.modifyRspackConfig((_, { environment: { name }, appendPlugins }) => {
        if (name !== environment) return;
        const shared = sharedModules(!options.exposes || api.context.action === 'dev');
        appendPlugins(new BrowserFederation({ ...options, shared }));
      });
    },
  };
}

/**
 * Rspack's own containers and sharing, with `federation-runtime.ts` instead of @module-federation's runtime.
 * shell/docs/decisions/002 has the figures.
 */
export class BrowserFederation {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Rspack.Compiler): void {
    const { EntryPlugin, container } = compiler.rspack;
    // An entry without a name runs before every other entry.
    new EntryPlugin(compiler.context, runtime, {}).apply(compiler);
    new container.ModuleFederationPluginV1({ ...this.options, enhanced: true }).apply(compiler);
  }
}

const runtime = fileURLToPath(import.meta.resolve('@site/kit/build/federation-runtime'));
