import { getCapability } from '@site/content/entries/capability';
import { contentContext, data } from '@site/contract/host';
import { toSlug } from '@site/contract/navigation/to-slug';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { contentOr } from '../content/content-or.ts';
import { CapabilityPage } from './CapabilityPage.tsx';
import type { CapabilityData } from './capability-data.ts';
import { capabilityMeta } from './capability-meta.ts';
import { fallbackCapabilities } from './fallback-capabilities.ts';

export const route = defineRoute<CapabilityData>({
  loader: async ({ params, context }) => {
    const name = toSlug(params.name ?? '');
    const fallback = fallbackCapabilities[name];
    const capability = (await contentOr(undefined, getCapability(context.get(contentContext), name))) ?? fallback;
    return capability ? { capability } : data({ capability }, { status: 404 });
  },
  Component: CapabilityPage,
  handle: { meta: capabilityMeta },
});
