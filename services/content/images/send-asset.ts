import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hasEtag } from '@site/server/has-etag';
import type { Context } from 'hono';
import parseRange from 'range-parser';
import { badRequest, notFound } from '../api/api-error.ts';
import type { AssetFile } from '../export/asset-files.ts';
import type { ImageCache } from './image-cache.ts';
import { toImageRequest } from './image-request.ts';
import type { Picture } from './transform-image.ts';

/** Answers with an asset's file, transformed by the Images API's parameters. */
export async function sendAsset(c: Context, file: AssetFile | undefined, images: ImageCache): Promise<Response> {
  if (!file) throw notFound();
  const { body, contentType } = await load(file, new URL(c.req.url).searchParams, images);
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  const headers = {
    'Accept-Ranges': 'bytes',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Etag',
    // The URL contains a token that changes with the file.
    'Cache-Control': 'public, max-age=31536000, immutable',
    // An SVG opened by itself must not run scripts in this origin.
    ...(contentType === 'image/svg+xml'
      ? { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {}),
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
  };
  if (hasEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  const part = toPart(c.req.raw.headers, body.byteLength, etag);
  if (part === 'none') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${body.byteLength}` });
  if (!part) return c.body(body, 200, { ...headers, 'Content-Type': contentType });
  return c.body(body.subarray(part.start, part.end + 1), 206, {
    ...headers,
    'Content-Type': contentType,
    'Content-Range': `bytes ${part.start}-${part.end}/${body.byteLength}`,
  });
}

/** The part of a file that a request asks for; `none` if the file has no such part. Several parts are sent as the whole. */
function toPart(asked: Headers, size: number, etag: string): { start: number; end: number } | 'none' | undefined {
  const range = asked.get('Range');
  if (!range || (asked.get('If-Range') ?? etag) !== etag) return undefined;
  const parts = parseRange(size, range);
  if (parts === -1) return 'none';
  return parts === -2 || parts.type !== 'bytes' || parts.length > 1 ? undefined : parts[0];
}

async function load(file: AssetFile, parameters: URLSearchParams, images: ImageCache): Promise<Picture> {
  const request = toImageRequest(parameters);
  const isSvg = file.contentType === 'image/svg+xml';
  // Like Contentful, sends an SVG unchanged unless another format is requested.
  if (!request || (isSvg && !request.format)) {
    return { body: (await readFile(file.diskPath)) as Picture['body'], contentType: file.contentType };
  }
  if (!file.contentType.startsWith('image/')) {
    throw badRequest('The file is not an image; only images can be changed by the Images API.');
  }
  try {
    return await images.get(file.diskPath, request);
  } catch (error) {
    throw badRequest(`The image cannot be processed: ${(error as Error).message}`);
  }
}
