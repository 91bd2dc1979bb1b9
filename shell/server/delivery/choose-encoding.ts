import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The package's types lack the option `preferred`. */
interface PreferringNegotiator {
  encoding(available: string[], options?: { preferred: string[] }): string | undefined;
}

/**
 * @param accepted the request's `Accept-Encoding`
 * @returns undefined if the body should not be compressed
 */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const negotiator: PreferringNegotiator = new Negotiator({ headers: { 'accept-encoding': accepted ?? 'identity' } });
  const chosen = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}
