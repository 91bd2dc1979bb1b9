import type { SitePage } from './knowledge/page.ts';
import { createSiteIndex, type SiteIndex } from './search/site-index.ts';
import type { Synonym } from './search/synonyms.ts';

/**
 * Reads the site, and builds an index if it says something new. Nothing else of the API runs meanwhile, and most reads find what
 * the last one found.
 */
export function createIndexReader(read: () => Promise<[SitePage[], Synonym[]]>): () => Promise<SiteIndex> {
  let last: { content: string; index: SiteIndex } | undefined;
  return async () => {
    const [pages, synonyms] = await read();
    const content = JSON.stringify([pages, synonyms]);
    if (last?.content !== content) {
      last = { content, index: createSiteIndex(pages, synonyms) };
    }
    return last.index;
  };
}
