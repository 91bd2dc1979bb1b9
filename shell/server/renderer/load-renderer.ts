import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Renderer from '../../src/render/renderer.ts';

/** The built renderer, `dist/server`. */
type SiteRenderer = typeof Renderer;

/**
 * Loads the shell's own Node build.
 *
 * @throws if there is no build
 */
export async function loadRenderer(distDirectory: string): Promise<SiteRenderer> {
  const file = join(distDirectory, 'server/index.shell.cjs');
  const { renderer } = createRequire(file)(file) as { renderer: Promise<SiteRenderer> };
  return renderer;
}
