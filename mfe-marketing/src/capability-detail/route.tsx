import { getCapabilityService } from '@site/content/entries/capability';
import { getProofOf } from '@site/content/entries/case-study-list';
import { contentContext, data } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { contentOr } from '../content/content-or.ts';
import { ServicePage } from './ServicePage.tsx';
import type { ServiceData } from './service-data.ts';
import { serviceMeta } from './service-meta.ts';

export const route = defineRoute<ServiceData>({
  loader: async ({ params: { capabilitiesName = '', serviceSlug = '' }, context }) => {
    const content = context.get(contentContext);
    const found = await contentOr(null, getCapabilityService(content, capabilitiesName, serviceSlug));
    if (found === null) return data({ found: undefined, isDown: true }, { status: 503 });
    if (found) {
      const { title, tools } = found.service;
      const offer = { title, tools: tools.map(({ alt }) => alt) };
      return { found, proofs: await contentOr([], getProofOf(content, offer)) };
    }
    console.info(`Capability "${capabilitiesName}/${serviceSlug}" not found; its page stays on the loader.`);
    return data({ found: undefined }, { status: 404 });
  },
  Component: ServicePage,
  handle: { meta: serviceMeta },
});
