import { type BrotliOptions, constants, type ZlibOptions } from 'node:zlib';

/** How hard to compress what is made at request time. */
export const compression = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } } satisfies BrotliOptions,
  gzip: { level: 6 } satisfies ZlibOptions,
};
