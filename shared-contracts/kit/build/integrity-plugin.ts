import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Makes a remote's entry verify every script and style that it loads (Subresource Integrity). The entry's own digest is
 * in the page. Two builds of the same source have the same bytes.
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
      api.processAssets({ stage: 'report', environments: [environment] }, ({ assets, compilation, sources }) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          const text = source.source().toString();
          const sorted = text.replace(digests, (_, start, list) => `${start}{${list.split(',').sort().join(',')}}`);
          if (sorted !== text) compilation.updateAsset(name, new sources.RawSource(sorted));
        }
      });
    },
  };
}

/** The digests of all chunks, by chunk, in an entry. The plugin writes them in the order in which it has computed them. */
const digests = /(\bsriHashes\s*=\s*)\{([^{}]*)\}/;
