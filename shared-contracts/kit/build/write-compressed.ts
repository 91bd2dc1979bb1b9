import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** Writes compressed copies next to a build's files for browsers, so that serving them costs nothing. */
export async function writeCompressed(clientDirectory: string): Promise<void> {
  const names = (await readdir(clientDirectory)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(clientDirectory, name);
      const content = await readFile(path);
      await Promise.all([
        toBrotli(content, { params }).then((compressed) => writeFile(`${path}.br`, compressed)),
        toGzip(content, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
      ]);
    }),
  );
}
