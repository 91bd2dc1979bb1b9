import { type ContentfulClientApi, type CreateClientParams, createClient } from 'contentful';

export type ClientAPI = ContentfulClientApi<undefined>;

/** The official SDK, connected to a local service. */
export function createTestClient(
  host: string,
  accessToken: string,
  options: Partial<CreateClientParams> = {},
): ClientAPI {
  return createClient({ space: 'cats', accessToken, host, insecure: true, retryOnError: false, ...options });
}
