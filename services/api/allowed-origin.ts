import { isLoopback } from './client-address.ts';

/**
 * Whether a page of this origin may call the API: the site's own, and on a developer's machine any port of it, where the
 * remotes have servers of their own.
 */
export function isAllowedOrigin(origin: string, siteOrigins: readonly string[]): boolean {
  if (siteOrigins.includes(origin)) {
    return true;
  }
  const url = URL.parse(origin);
  return url !== null && isLoopback(url.hostname) && siteOrigins.some((own) => isLoopback(new URL(own).hostname));
}
