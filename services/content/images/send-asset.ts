import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { badRequest, notFound } from '../api/api-error.ts';
import { hasEtag } from '../api/etag.ts';
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
  return c.body(body, 200, { ...headers, 'Content-Type': contentType });
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
