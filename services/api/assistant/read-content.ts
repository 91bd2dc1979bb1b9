import { createContentfulClient, resolveEntries } from '@site/content/server/contentful-client';
import type { ContentClient } from '@site/contract/clients/content-client';

/** Where the assistant reads the site's content. */
export type ContentSettings = Pick<
  Parameters<typeof createContentfulClient>[0],
  'space' | 'environment' | 'accessToken' | 'host'
>;

/** The site's content for the assistant, which reads it once a minute and can wait for a second try. */
export function createContent(settings: ContentSettings): ContentClient {
  const read = createContentfulClient({ ...settings, timeout: 5_000, retryLimit: 1 });
  return { getEntries: async (query) => resolveEntries(await read(query)) };
}
