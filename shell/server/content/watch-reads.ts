import type { ContentClient } from '@site/contract/clients/content-client';

/** A content client that notes whether all of its reads succeeded. */
export function watchReads(content: ContentClient): ContentClient & { readonly isWhole: boolean } {
  let isWhole = true;
  return {
    get isWhole() {
      return isWhole;
    },
    getEntries: (query) =>
      content.getEntries(query).catch((error: unknown) => {
        isWhole = false;
        throw error;
      }),
  };
}
