/** The addresses of a sitemap, in its order. */
export function addressesIn(sitemap: string): URL[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
}
