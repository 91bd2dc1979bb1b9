import type { ContentClient, PageContentType, ResolvedEntry } from '@site/contract/clients/content-client';

type Fields = Record<string, unknown>;

/** A space with only these entries, given as a list of fields for each content type. */
export function contentWith(entries: Partial<Record<PageContentType, Fields[]>> = {}): ContentClient {
  return {
    getEntries: async ({ contentType }) => (entries[contentType] ?? []).map(entryOf),
  };
}

/** A resolved entry, as link fields hold it. */
export function entryOf(fields: Fields, index = 0): ResolvedEntry {
  return { sys: { id: `entry-${index}-${String(fields.title ?? '')}` }, fields };
}
