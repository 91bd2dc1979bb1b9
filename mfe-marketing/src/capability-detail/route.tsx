import { getCapabilityService } from 'shared-contracts/content/capability.ts';
import type { CapabilityService } from 'shared-contracts/content/capability-service.ts';
import { contentContext } from 'shared-contracts/host';
import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';
import { contentOr } from '../content/content-or.ts';
import { withStatus } from '../content/with-status.ts';
import { ServicePage } from './ServicePage.tsx';
import { serviceMeta } from './service-meta.ts';

/** The service of the address and the capability above it; nothing where there is none, or content cannot be had. */
export interface ServiceData {
  found: { capability: { name: string; title: string }; service: CapabilityService } | undefined;
}

export const route = defineRoute<ServiceData>({
  loader: async ({ params: { capabilitiesName = '', serviceSlug = '' }, context }) => {
    const content = context.get(contentContext);
    const found = await contentOr(null, getCapabilityService(content, capabilitiesName, serviceSlug));
    if (found === null) return withStatus(503, { found: undefined });
    if (found) return { found };
    console.info(`There is no capability "${capabilitiesName}/${serviceSlug}"; its page stays on the loader.`);
    return withStatus(404, { found: undefined });
  },
  Component: ServicePage,
  handle: { meta: serviceMeta },
});
