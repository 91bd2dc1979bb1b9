import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';
import { compression } from './compression.ts';

/** A page as bytes, compressed once for everybody who asks for it. */
export interface FinishedPage {
  status: number;
  headers: Headers;
  /** Its size in memory, in bytes. */
  readonly size: number;
  /** Identifies the page's text. */
  digest: string;
  /** It lacks a part, or a newer one is being made, so that no other cache should keep it. */
  isPassing?: boolean;
  bytesFor(encoding: Encoding | undefined): Promise<Uint8Array<ArrayBuffer>>;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compressors: Record<Encoding, (text: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: (text) => toBrotli(text, compression.br),
  gzip: (text) => toGzip(text, compression.gzip),
};

/** Makes a finished page of HTML. Compresses it when a browser first asks for an encoding. */
export function finishPage(status: number, headers: Headers, html: string): FinishedPage {
  const text = new TextEncoder().encode(html);
  const compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    status,
    headers,
    size: Math.ceil(text.length * 1.5),
    digest: createHash('sha256').update(text).digest('base64url').slice(0, 20),
    bytesFor(encoding) {
      if (!encoding) return Promise.resolve(text);
      const bytes = compressed.get(encoding) ?? compressors[encoding](text);
      compressed.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Answers a request with a finished page, or with 304 if the browser has it. */
export async function deliverPage(page: FinishedPage, request: Request): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined);
  const etag = `"${page.digest}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers(page.headers);
  headers.set('ETag', etag);
  if (page.isPassing) headers.set('Cache-Control', 'no-cache');
  if (page.status === 200 && hasCopy(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (page.status === 204) return new Response(null, { status: 204, headers });
  const bytes = await page.bytesFor(encoding);
  headers.set('Content-Length', String(bytes.length));
  if (encoding) headers.set('Content-Encoding', encoding);
  return new Response(bytes, { status: page.status, headers });
}

function hasCopy(known: string | null, etag: string): boolean {
  return Boolean(known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));
}
