import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);
/** In bytes. More than any file of a release has. */
const maxOutputLength = 64 * 1024 * 1024;
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** The compressed copies of a file for browsers, by what their names end in. */
export async function compress(content: Uint8Array): Promise<{ '.br': Buffer; '.gz': Buffer }> {
  const [brotli, zipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  return { '.br': brotli, '.gz': zipped };
}

/** @throws if the copy is damaged */
export function decompress(copy: Uint8Array, ending: '.br' | '.gz'): Promise<Buffer> {
  return ending === '.br' ? fromBrotli(copy, { maxOutputLength }) : fromGzip(copy, { maxOutputLength });
}
