import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.ts';

/** Writes compressed copies next to a build's files for browsers, so that serving them costs nothing. */
export async function writeCompressed(clientDirectory: string): Promise<void> {
  const names = (await readdir(clientDirectory)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(clientDirectory, name);
      const copies = Object.entries(await compress(await readFile(path)));
      await Promise.all(copies.map(([ending, copy]) => writeFile(`${path}${ending}`, copy)));
    }),
  );
}
