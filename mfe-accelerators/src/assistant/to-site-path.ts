/**
 * The path of a link that stays on this site. Answers may not link anywhere else, whatever a prompt talks the model into.
 *
 * @param siteOrigin e.g. `https://www.example.com`
 * @returns path, query and hash, or `undefined` for any other URL
 */
export function toSitePath(href: string, siteOrigin: string): string | undefined {
  const url = parseUrl(href, siteOrigin);
  // A blob: address has the origin of the page that made it.
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== new URL(siteOrigin).origin) return undefined;
  // Two slashes at the start would make the path a host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

/** What `URL.parse` does, which the oldest supported browsers do not have. */
function parseUrl(href: string, base: string): URL | null {
  try {
    return new URL(href, base);
  } catch {
    return null;
  }
}
