/** The header with the names by which a cache in front of the shell can drop an answer. The proxy takes it out. */
export const cacheTagHeader = 'Cache-Tag';

/** The name of every answer that has names. */
export const wholeSite = 'site';

/** Longer headers are refused by some proxies, and would cost visitors without a proxy more than they are worth. */
const longest = 1_500;

/** @param lists from coarse to fine, each covering what the next one says; the finest that is short enough is used */
export function joinCacheTags(...lists: readonly (readonly string[])[]): string {
  const texts = lists.map((names) => [...new Set([wholeSite, ...names])].join(','));
  return texts.findLast((text) => text.length <= longest) ?? wholeSite;
}
