import { fileURLToPath } from 'node:url';
import type { ModifyRspackConfigUtils } from '@rsbuild/core';

/**
 * Draws lucide's icons by a small function of our own: lucide's is 1.2 kB (brotli), again in each remote and in the shell.
 */
export function smallIcons({ rspack, appendPlugins }: ModifyRspackConfigUtils): void {
  const own = fileURLToPath(new URL('./create-small-icon.ts', import.meta.url));
  appendPlugins(new rspack.NormalModuleReplacementPlugin(/\/createLucideIcon\.mjs$/, own));
}
