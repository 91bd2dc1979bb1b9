import { signatureFile } from '@site/contract/releases/signature';
import { registryFile } from './release-store.ts';

/** The headers of S3 that readers of a file get. */
export interface StoredHeaders {
  ContentType: string;
  ContentEncoding?: string;
  CacheControl: string;
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
};
const encodings: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

/**
 * How a file of a store is served. A compressed copy is a file of its own, `main.js.br`, which whoever asks for it by
 * that name gets as the script it is. A release never changes; the registry does, and a signature when a key is replaced.
 */
export function toStoredHeaders(path: string): StoredHeaders {
  const [, ending = '', compression = ''] = /\.(\w+?)(?:\.(br|gz))?$/.exec(path) ?? [];
  const encoding = encodings[compression];
  const isChanging = path.endsWith(registryFile) || path.endsWith(signatureFile);
  return {
    ContentType: types[ending] ?? 'application/octet-stream',
    ...(encoding && { ContentEncoding: encoding }),
    CacheControl: isChanging ? 'no-cache' : 'public, max-age=31536000, immutable',
  };
}
