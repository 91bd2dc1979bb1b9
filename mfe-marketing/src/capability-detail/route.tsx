import { getCapabilityService } from '@site/content/entries/capability';
import { contentContext } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { contentOr } from '../content/content-or.ts';
import { withStatus } from '../content/with-status.ts';
import { ServicePage } from './ServicePage.tsx';
import type { ServiceData } from './service-data.ts';
import { serviceMeta } from './service-meta.ts';

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
