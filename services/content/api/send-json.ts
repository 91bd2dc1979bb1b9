import { randomUUID } from 'node:crypto';
import { hasEtag } from '@site/server/has-etag';
import type { Context } from 'hono';
import type { Answer, Encoding } from './answer-cache.ts';
import { ApiError } from './api-error.ts';

const allowedHeaders =
  'Accept,Accept-Language,Authorization,Cache-Control,Content-Length,Content-Range,Content-Type,DNT,Destination,Expires,If-Match,If-Modified-Since,If-None-Match,Keep-Alive,Last-Modified,Origin,Pragma,Range,User-Agent,X-Http-Method-Override,X-Mx-ReqToken,X-Requested-With,X-Contentful-Version,X-Contentful-Content-Type,X-Contentful-Organization,X-Contentful-Skip-Transformation,X-Contentful-User-Agent,X-Contentful-Enable-Alpha-Feature,X-Contentful-Locale-Based-Publishing';

/** What the Delivery API allows other origins. */
export const crossOriginHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': allowedHeaders,
  'Access-Control-Allow-Methods': 'GET,HEAD,OPTIONS',
  'Access-Control-Expose-Headers': 'Etag',
  'Access-Control-Max-Age': '86400',
};

const mediaType = 'application/vnd.contentful.delivery.v1+json';

/** Sends an answer, compressed if the client accepts that and it pays off, or 304 if the client already has it. */
export async function sendJson(c: Context, answer: Answer): Promise<Response> {
  const encoding = answer.body.length > 1024 ? toEncoding(c.req.header('Accept-Encoding')) : undefined;
  const etag = encoding ? `W/"${answer.etag}"` : `"${answer.etag}"`;
  const headers = {
    ...commonHeaders(randomUUID()),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (hasEtag(c.req.header('If-None-Match'), etag)) {
    const { 'Content-Encoding': _, ...unchanged } = headers as Record<string, string>;
    return c.body(null, 304, unchanged);
  }
  return c.body(encoding ? await answer.encoded(encoding) : answer.body, 200, headers);
}

/** Sends an error in the Delivery API's words. Anything but an ApiError is a bug, and becomes a ServerError. */
export function sendError(error: unknown): Response {
  const known = error instanceof ApiError ? error : new ApiError(500, 'ServerError', 'Server Error');
  const requestId = randomUUID();
  const body = {
    sys: { type: 'Error', id: known.id },
    message: known.message,
    ...(known.details === undefined ? {} : { details: known.details }),
    requestId,
  };
  return new Response(`${JSON.stringify(body)}\n`, {
    status: known.status,
    headers: { ...commonHeaders(requestId), ...known.headers },
  });
}

function commonHeaders(requestId: string): Record<string, string> {
  return {
    ...crossOriginHeaders,
    'Cache-Control': 'max-age=0',
    'Content-Type': mediaType,
    'Contentful-Api': 'cda_cached',
    'X-Content-Type-Options': 'nosniff',
    // Only a fault limits the rate here, so there is always room.
    'X-Contentful-RateLimit-Reset': '0',
    'X-Contentful-RateLimit-Second-Limit': '55',
    'X-Contentful-RateLimit-Second-Remaining': '54',
    'X-Contentful-Request-Id': requestId,
  };
}

function toEncoding(accepted: string | undefined): Encoding | undefined {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  const takes = (encoding: Encoding) =>
    offers.some((offer) => offer.split(';')[0] === encoding && !/;\s*q=0(\.0+)?$/.test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
}
