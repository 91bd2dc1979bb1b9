import type { ContentClient } from '@site/contract/clients/content-client';
import { createProviderApi, type ProviderApi } from '@site/contract/clients/provider-api';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import { createLeadsClient } from '@site/leads/create-leads-client';

/**
 * The services of one page on the server, for one visitor.
 *
 * @param trace the trace of the request, as a `traceparent` header, so that the API's part of it is found
 */
export function createPageServices(
  config: RuntimeConfig,
  clientAddress: string | undefined,
  content: ContentClient,
  trace?: string,
) {
  const provider = createProviderApi({ ...config, clientAddress });
  return {
    content,
    leads: createLeadsClient({
      contactsApiUrl: config.contactsApiUrl,
      clientAddress,
      ...(trace && { fetch: (url, init) => fetch(url, withTrace(init, trace)) }),
    }),
    provider: trace
      ? ({ request: (path, init) => provider.request(path, withTrace(init, trace)) } satisfies ProviderApi)
      : provider,
  };
}

/** Content that is down. */
export const noContent: ContentClient = {
  getEntries: () => Promise.reject(new Error('Content is down.')),
};

function withTrace(init: RequestInit | undefined, trace: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('traceparent', trace);
  return { ...init, headers };
}
