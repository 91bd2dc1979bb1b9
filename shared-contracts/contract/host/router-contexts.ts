import { createContext } from 'react-router-dom';
import type { ContentClient } from '../clients/content-client.ts';
import type { LeadsClient } from '../clients/leads-client.ts';
import type { ProviderApi } from '../clients/provider-api.ts';

/** Content for loaders: `context.get(contentContext)` (spec section 7, "read entries"). */
export const contentContext = createContext<ContentClient>();

/** Sends leads, for actions: `context.get(leadsContext)` (spec section 7, "Submit a form"). */
export const leadsContext = createContext<LeadsClient>();

/** The provider's API for loaders and the assistant: `context.get(providerContext)` (spec section 7). */
export const providerContext = createContext<ProviderApi>();
