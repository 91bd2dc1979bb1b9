import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChunkFiles } from '@site/contract/releases/release';
import { assetsPath } from '../delivery/delivery.ts';

/** The shell's own files for browsers, served under `/assets/`. */
export interface ShellAssets {
  /** Scripts in the order in which they run. */
  scripts: string[];
  styles: { href: string; text: string }[];
  /** Web fonts. */
  fonts: string[];
}

/**
 * Reads the browser build's own list of files (`chunks.json`).
 *
 * @param folder of the build within the shell's files
 */
export async function readShellAssets(
  distDirectory: string,
  folder: '' | 'preview/' | 'toolbar/' = '',
): Promise<ShellAssets> {
  const client = join(distDirectory, 'client', folder);
  const path = assetsPath + folder;
  const chunks: Record<string, ChunkFiles> = JSON.parse(await readFile(join(client, 'chunks.json'), 'utf8'));
  const { index = { js: [], css: [] }, client: app = { js: [], css: [] } } = chunks;
  const styles = await Promise.all(
    [...index.css, ...app.css].map(async (file) => ({
      href: path + file,
      text: await readFile(join(client, file), 'utf8'),
    })),
  );
  const fonts = styles.flatMap(({ text }) =>
    [...text.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(([, url]) => url ?? ''),
  );
  return { scripts: [...index.js, ...app.js].map((file) => path + file), styles, fonts: [...new Set(fonts)] };
}
