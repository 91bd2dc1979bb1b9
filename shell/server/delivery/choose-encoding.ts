import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The package's types lack the option `preferred`. */
interface PreferringNegotiator {
  encoding(available: string[], options?: { preferred: string[] }): string | undefined;
}

/** Browsers send a handful of values, so they are parsed once. */
const chosen = new LRUCache<string, Encoding | 'identity'>({ max: 100 });

/**
 * @param accepted the request's `Accept-Encoding`
 * @returns undefined if the body should not be compressed
 */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const header = accepted ?? 'identity';
  const encoding = chosen.get(header) ?? negotiate(header);
  chosen.set(header, encoding);
  return encoding === 'identity' ? undefined : encoding;
}

function negotiate(header: string): Encoding | 'identity' {
  const negotiator: PreferringNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const best = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return best === 'br' || best === 'gzip' ? best : 'identity';
}
