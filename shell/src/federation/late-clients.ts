import type { LeadsClient } from '@site/contract/clients/leads-client';
import type { ProviderApi } from '@site/contract/clients/provider-api';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';

/** The clients of the API, whose code loads when a visitor first needs them. */
export function createLateClients(config: RuntimeConfig): { leads: LeadsClient; provider: ProviderApi } {
  return {
    leads: {
      async submit(...lead) {
        const { createLeadsClient } = await import('@site/leads/create-leads-client');
        return createLeadsClient(config).submit(...lead);
      },
    },
    provider: {
      async request(...request) {
        const { createProviderApi } = await import('@site/contract/clients/provider-api');
        return createProviderApi(config).request(...request);
      },
    },
  };
}
