import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

const own = fileURLToPath(new URL('./create-small-icon.ts', import.meta.url));

/**
 * Draws lucide's icons with a small function of our own: lucide's is 1 kB (brotli), in the shell and again in each remote.
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
