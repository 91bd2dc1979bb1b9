import type { ContentSettings } from '@site/content/server/content-variables';
import { createContentfulClient } from '@site/content/server/contentful-client';
import { resolveEntries } from '@site/content/server/resolve-entries';
import type { ContentClient, ResolvedEntry } from '@site/contract/clients/content-client';

/** Reads every content type, not only those of pages. */
export interface SiteContent extends ContentClient {
  getEntries(query: { contentType: string; include: 0 | 2 | 3; limit: number }): Promise<ResolvedEntry[]>;
}

/** Reads the site's content for the assistant, which asks once a minute and can wait for a retry. */
export function createContent(settings: ContentSettings): SiteContent {
  const read = createContentfulClient({ ...settings, timeout: 5_000, retryLimit: 1 });
  return { getEntries: async (query) => resolveEntries(await read(query)) };
}
