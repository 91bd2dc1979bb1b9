import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gzip } from 'node:zlib';
import { hasEtag } from '@site/server/has-etag';
import pLimit from 'p-limit';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';
import { compression } from './compression.ts';
import { whenCalm } from './when-calm.ts';

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
  /** The remotes on it that run a canary, with their versions: visitors of other buckets may get another page. */
  canaries?: readonly (readonly [remote: string, version: string])[];
  bytesFor(encoding: Encoding | undefined): Promise<Uint8Array<ArrayBuffer>>;
}

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** One page at a time is compressed again, and only while it is calm, to keep processors for visitors who wait for a page. */
const turn = pLimit(1);
const mostWaiting = 100;

/**
 * Makes a finished page of text. Keeps it as Brotli only, which nearly every browser takes and which is a seventh of the
 * text, so that seven times as many pages can be kept. Who asks first gets it soonest; once it is asked for again, it is
 * compressed as hard as files are when they are built. Errors and 404 are gone before that would pay.
 *
 * @param last an earlier page, whose bytes are used again if the text is the same
 */
export async function finishPage(
  status: number,
  headers: Headers,
  text: string,
  last?: FinishedPage,
): Promise<FinishedPage> {
  const bytes = new TextEncoder().encode(text);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
  if (last?.digest === digest) return { ...last, status, headers };
  let brotli = await toBrotli(bytes, compression.br);
  let times = 0;
  let isHardest = false;
  let gzipped: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return {
    status,
    headers,
    // Gzip is about a fifth larger.
    size: Math.ceil(brotli.length * 2.2),
    digest,
    async bytesFor(encoding) {
      if (encoding === 'br') {
        times += 1;
        if (times > 1 && status === 200 && !isHardest && turn.pendingCount < mostWaiting) {
          isHardest = true;
          void turn(compressHardest).catch(() => {});
        }
        return brotli;
      }
      if (!encoding) return fromBrotli(brotli);
      gzipped ??= fromBrotli(brotli).then((plain) => toGzip(plain, compression.gzip));
      return gzipped;
    },
  };

  async function compressHardest(): Promise<void> {
    await whenCalm();
    const hardest = await toBrotli(await fromBrotli(brotli), compression.hardest);
    if (hardest.length < brotli.length) brotli = hardest;
  }
}

/**
 * Answers a request with a finished page, or with 304 if the browser has it. The tag is a weak one, because the same text
 * comes in fewer bytes later.
 */
export async function deliverPage(page: FinishedPage, request: Request): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined);
  const etag = `W/"${page.digest}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers(page.headers);
  headers.set('ETag', etag);
  if (page.isPassing && page.status < 500 && !page.canaries) headers.set('Cache-Control', 'no-cache');
  if (page.status === 200 && hasEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (page.status === 204) return new Response(null, { status: 204, headers });
  const bytes = await page.bytesFor(encoding);
  headers.set('Content-Length', String(bytes.length));
  if (encoding) headers.set('Content-Encoding', encoding);
  return new Response(bytes, { status: page.status, headers });
}
