import { createHmac, timingSafeEqual } from 'node:crypto';
import { escape as escapeQuery } from 'node:querystring';

/** The signed parts of a request. */
export interface SignedRequest {
  method: string;
  /** Path and query, exactly as requested. */
  path: string;
  headers: Headers;
  body: string;
}

/** Older requests are refused, so that a recorded one soon becomes useless. In milliseconds. */
const timeToLive = 30_000;
/** How far ahead Contentful's clock may be, in milliseconds. */
const clockSkew = 5_000;

/**
 * Whether Contentful signed this request with the secret, less than 30 seconds ago: an HMAC over method, path, the
 * headers that the request lists as signed, and body, as described at
 * https://www.contentful.com/developers/docs/extensibility/app-framework/request-verification/. Contentful's own
 * package for this, @contentful/node-apps-toolkit, would add 52 packages and 14 MB to production.
 */
export function isSignedByContentful(request: SignedRequest, secret: string, now = Date.now()): boolean {
  const { headers } = request;
  const signature = headers.get('x-contentful-signature') ?? '';
  const signedHeaders = (headers.get('x-contentful-signed-headers') ?? '').toLowerCase().split(',');
  const timestamp = headers.get('x-contentful-timestamp') ?? '';
  const age = now - Number(timestamp);
  if (!/^\d+$/.test(timestamp) || age >= timeToLive || age < -clockSkew) return false;
  if (!['x-contentful-signed-headers', 'x-contentful-timestamp'].every((name) => signedHeaders.includes(name))) {
    return false;
  }
  const expected = Buffer.from(sign(request, signedHeaders, secret), 'hex');
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign({ method, path, headers, body }: SignedRequest, signedHeaders: string[], secret: string): string {
  const lines = signedHeaders.toSorted().map((name) => `${name}:${(headers.get(name) ?? '').trim()}`);
  const canonical = [method, toCanonicalPath(path), lines.join(';'), body].join('\n');
  return createHmac('sha256', secret).update(canonical).digest('hex');
}

/** Contentful escapes the query as a whole, and then the whole path again. */
function toCanonicalPath(path: string): string {
  const [pathname = '', search] = path.split('?');
  return encodeURI(search ? `${pathname}?${escapeQuery(search)}` : pathname);
}
