import { getCapabilityService } from '@site/content/entries/capability';
import { toOffer } from '@site/content/entries/capability-service';
import { findProofs, getProofOf } from '@site/content/entries/case-study-list';
import { contentContext, data, redirect } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { contentOr } from '../content/content-or.ts';
import { ServicePage } from './ServicePage.tsx';
import type { ServiceData } from './service-data.ts';
import { serviceMeta } from './service-meta.ts';

export const route = defineRoute<ServiceData>({
  loader: async ({ request, params: { capabilitiesName = '', serviceSlug = '' }, context }) => {
    const content = context.get(contentContext);
    const found = await contentOr(null, getCapabilityService(content, capabilitiesName, serviceSlug));
    if (found === null) return data({ found: undefined, isDown: true }, { status: 503 });
    if (found) {
      const { name } = found.capability;
      const { slug } = found.service;
      if (name !== capabilitiesName || slug !== serviceSlug) {
        return redirect(`/capability/${name}/${slug}${new URL(request.url).search}`, 301);
      }
      const { caseStudyTabs } = found.service;
      const [proofs, told] = await Promise.all([
        contentOr([], getProofOf(content, toOffer(found.service))),
        contentOr(
          [],
          findProofs(
            content,
            caseStudyTabs.map(({ caseStudy }) => caseStudy),
          ),
        ),
      ]);
      return { found, proofs, told };
    }
    console.info(`Capability "${capabilitiesName}/${serviceSlug}" not found; its page stays on the loader.`);
    return data({ found: undefined }, { status: 404 });
  },
  Component: ServicePage,
  handle: { meta: serviceMeta },
});
