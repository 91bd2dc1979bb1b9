import { PassThrough, pipeline, Readable } from 'node:stream';
import { createBrotliCompress, createGzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { chooseEncoding } from './choose-encoding.ts';
import { compression } from './compression.ts';

const compressible = /^(text\/|application\/(json|xml|rss\+xml|ld\+json|manifest\+json))|svg/;

/**
 * Brotli or gzip for what is made at request time, as the browser prefers; files are compressed when they are built.
 * Hono's own middleware has no brotli, which is a fifth smaller here.
 */
export const compress = createMiddleware(async (context, next) => {
  await next();
  const { res } = context;
  res.headers.append('Vary', 'Accept-Encoding');
  if (res.headers.has('Content-Encoding') || context.req.method === 'HEAD' || !res.body) return;
  if (!compressible.test(res.headers.get('Content-Type') ?? '')) return;
  const encoding = chooseEncoding(context.req.header('Accept-Encoding'));
  if (!encoding) return;
  const compressor = encoding === 'br' ? createBrotliCompress(compression.br) : createGzip(compression.gzip);
  const compressed = new PassThrough();
  // If the body breaks, `pipeline` ends the answer. An unhandled error of a stream would end the process.
  pipeline(Readable.fromWeb(res.body as Parameters<typeof Readable.fromWeb>[0]), compressor, compressed, () => {});
  context.res = new Response(Readable.toWeb(compressed) as ReadableStream, res);
  context.res.headers.set('Content-Encoding', encoding);
  context.res.headers.delete('Content-Length');
});
