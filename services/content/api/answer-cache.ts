import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A JSON answer, serialized once and compressed at most once per encoding. */
export interface Answer {
  etag: string;
  body: Body;
  encoded(encoding: Encoding): Promise<Body>;
}

export type Encoding = 'br' | 'gzip';
type Body = Uint8Array<ArrayBuffer>;

/** Keeps the most recently used answers. Each version of the space has its own cache. */
export interface AnswerCache {
  get(key: string, build: () => unknown): Answer;
}

const maxBytes = 64 * 1024 * 1024;
const maxAnswers = 2000;

export function createAnswerCache(): AnswerCache {
  const answers = new LRUCache<string, Answer>({
    max: maxAnswers,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
  });
  return {
    get: (key, build) => {
      const known = answers.get(key);
      if (known) return known;
      const answer = toAnswer(build());
      answers.set(key, answer);
      return answer;
    },
  };
}

function toAnswer(content: unknown): Answer {
  const body = Buffer.from(`${JSON.stringify(content)}\n`);
  const encoded = new Map<Encoding, Promise<Body>>();
  return {
    etag: createHash('md5').update(body).digest('hex'),
    body,
    encoded: (encoding) => {
      const compressed = encoded.get(encoding) ?? compress[encoding](body);
      encoded.set(encoding, compressed);
      return compressed;
    },
  };
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

const compress: Record<Encoding, (body: Body) => Promise<Body>> = {
  gzip: (body) => gzipAsync(body),
  br: (body) => brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};
