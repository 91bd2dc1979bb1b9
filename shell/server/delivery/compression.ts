import { type BrotliOptions, constants, type ZlibOptions } from 'node:zlib';

/** How hard to compress what is made at request time, and what is kept and asked for again, which takes ten times as long. */
export const compression = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } } satisfies BrotliOptions,
  hardest: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } satisfies BrotliOptions,
  gzip: { level: 6 } satisfies ZlibOptions,
};
