import type { ContentClient, PageContentType, ResolvedEntry } from '@site/contract/clients/content-client';

type Fields = Record<string, unknown>;

/** A space that holds these entries and nothing else, one list of field sets for each content type. */
export function contentWith(entries: Partial<Record<PageContentType, Fields[]>> = {}): ContentClient {
  return {
    getEntries: async ({ contentType }) => (entries[contentType] ?? []).map(entryOf),
  };
}

/** An entry as a link field holds it. */
export function entryOf(fields: Fields, index = 0): ResolvedEntry {
  return { sys: { id: `entry-${index}-${String(fields.title ?? '')}` }, fields };
}
