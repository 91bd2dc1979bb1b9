import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@site/contract/releases/release';

/** The size of each file of a release folder, and of its Brotli twin. */
export async function readSizes(folder: string, paths: readonly string[]): Promise<Release['sizes']> {
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const { size: bytes } = await stat(join(folder, path));
      const twin = await stat(join(folder, `${path}.br`)).catch(() => undefined);
      return [path, { bytes, ...(twin && { brotli: twin.size }) }] as const;
    }),
  );
  return Object.fromEntries(sizes);
}
