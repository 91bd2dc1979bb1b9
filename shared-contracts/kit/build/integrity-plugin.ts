import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Makes a remote's entry verify every script and style that it loads (Subresource Integrity). The entry's own digest is
 * in the page.
 */
export function integrityPlugin(environment: string): RsbuildPlugin {
  return {
    name: 'integrity',
    setup(api) {
      api.modifyRspackConfig((_, { environment: { name }, isProd, rspack, appendPlugins }) => {
        if (name !== environment || !isProd) return;
        appendPlugins(
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false, enabled: true }),
        );
      });
    },
  };
}
