import { getCapability } from '@site/content/entries/capability';
import { getSiteDocuments } from '@site/content/entries/site-document';
import { contentContext, data, redirect } from '@site/contract/host';
import { toSlug } from '@site/contract/navigation/to-slug';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { contentOr } from '../content/content-or.ts';
import { CapabilityPage } from './CapabilityPage.tsx';
import type { CapabilityData } from './capability-data.ts';
import { capabilityMeta } from './capability-meta.ts';
import { fallbackCapabilities } from './fallback-capabilities.ts';

export const route = defineRoute<CapabilityData>({
  loader: async ({ request, params, context }) => {
    const name = toSlug(params.name ?? '');
    const fallback = fallbackCapabilities[name];
    const content = context.get(contentContext);
    const [known, documents] = await Promise.all([
      contentOr(undefined, getCapability(content, name)),
      contentOr([], getSiteDocuments(content)),
    ]);
    const capability = known ?? fallback;
    if (!capability) return data({ capability, documents: [] }, { status: 404 });
    if (name !== params.name) return redirect(`/capability/${name}${new URL(request.url).search}`, 301);
    return { capability, documents: documents.map(({ docId, title, description }) => ({ docId, title, description })) };
  },
  Component: CapabilityPage,
  handle: { meta: capabilityMeta },
});
