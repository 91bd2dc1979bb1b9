import type { ContentClient } from '@site/contract/clients/content-client';
import { createProviderApi } from '@site/contract/clients/provider-api';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import { createLeadsClient } from '@site/leads/create-leads-client';

/** The services of one page on the server, for one visitor. */
export function createPageServices(config: RuntimeConfig, clientAddress: string | undefined, content: ContentClient) {
  return {
    content,
    leads: createLeadsClient({ contactsApiUrl: config.contactsApiUrl, clientAddress }),
    provider: createProviderApi({ ...config, clientAddress }),
  };
}

/** Content that is down. */
export const noContent: ContentClient = {
  getEntries: () => Promise.reject(new Error('Content is down.')),
};
