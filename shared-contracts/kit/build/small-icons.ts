import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

const own = fileURLToPath(import.meta.resolve('@site/kit/build/create-small-icon'));

/**
 * Replaces lucide's `createLucideIcon` with a smaller function. Lucide's would add 1 kB (Brotli) to the shell and to
 * each remote.
 */
export function smallIcons(): RsbuildPlugin {
  return {
    name: 'small-icons',
    setup(api) {
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        appendPlugins(new rspack.NormalModuleReplacementPlugin(/\/createLucideIcon\.mjs$/, own));
      });
    },
  };
}
