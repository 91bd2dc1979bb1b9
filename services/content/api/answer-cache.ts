import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A JSON answer, written once and compressed at most once for each encoding. */
export interface Answer {
  etag: string;
  body: Body;
  encoded(encoding: Encoding): Promise<Body>;
}

export type Encoding = 'br' | 'gzip';
type Body = Uint8Array<ArrayBuffer>;

/** Answers by request, for as long as the space stays as it is. The least recently used make room. */
export interface AnswerCache {
  get(key: string, build: () => unknown): Answer;
}

const maxBytes = 64 * 1024 * 1024;
const maxAnswers = 2000;

export function createAnswerCache(): AnswerCache {
  const answers = new Map<string, Answer>();
  let bytes = 0;

  return {
    get: (key, build) => {
      const known = answers.get(key);
      if (known) {
        answers.delete(key);
        answers.set(key, known);
        return known;
      }
      const answer = toAnswer(build());
      answers.set(key, answer);
      bytes += answer.body.length;
      for (const [oldest, { body }] of answers) {
        if (answers.size <= maxAnswers && bytes <= maxBytes) break;
        answers.delete(oldest);
        bytes -= body.length;
      }
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
