import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';

const compressible = /^(text\/|application\/(json|xml|rss\+xml|ld\+json|manifest\+json))|svg/;

/**
 * Compresses responses that are made per request; files are compressed when they are built. Hono's own middleware has
 * no Brotli, which is a fifth smaller here.
 */
export const compress = createMiddleware(async (context, next) => {
  await next();
  const { res } = context;
  const accepted = context.req.header('Accept-Encoding') ?? '';
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name));
  context.header('Vary', 'Accept-Encoding', { append: true });
  if (!encoding || !res.body || res.headers.has('Content-Encoding') || context.req.method === 'HEAD') return;
  if (!compressible.test(res.headers.get('Content-Type') ?? '')) return;
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 7 } })
      : createGzip({ level: 6 });
  const body = Readable.fromWeb(res.body as Parameters<typeof Readable.fromWeb>[0]).pipe(compressor);
  context.res = new Response(Readable.toWeb(body) as ReadableStream, res);
  context.res.headers.set('Content-Encoding', encoding);
  context.res.headers.delete('Content-Length');
});
