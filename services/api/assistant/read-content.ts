import { createClient } from 'contentful';
import type { ContentClient, ResolvedEntry } from 'shared-contracts/content/content-client.ts';

export interface ContentSettings {
  space: string;
  environment: string;
  accessToken: string;
  /** `host` or `host:port`; `localhost` is asked over http. */
  host: string;
}

/** The site's content through the Contentful SDK, with its own retry and throttle. */
export function createContent({ host, ...settings }: ContentSettings): ContentClient {
  const client = createClient({
    ...settings,
    host,
    insecure: /^(localhost|127\.0\.0\.1)(:|$)/.test(host),
    timeout: 5_000,
    retryLimit: 1,
    logHandler: () => undefined,
  }).withoutUnresolvableLinks;
  return {
    getEntries: async ({ contentType, include, limit }) => {
      const { items } = await client.getEntries({ content_type: contentType, include, limit });
      return items as ResolvedEntry[];
    },
  };
}
