import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** The compressed copies of a file for browsers, by what their names end in. */
export async function compress(content: Uint8Array): Promise<{ '.br': Buffer; '.gz': Buffer }> {
  const [brotli, zipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  return { '.br': brotli, '.gz': zipped };
}
