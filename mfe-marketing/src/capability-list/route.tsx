import { type Capability, getCapability } from 'shared-contracts/content/capability.ts';
import { contentContext } from 'shared-contracts/host';
import { toSlug } from 'shared-contracts/navigation/to-slug.ts';
import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';
import { contentOr } from '../content/content-or.ts';
import { withStatus } from '../content/with-status.ts';
import { CapabilityPage } from './CapabilityPage.tsx';
import { capabilityMeta } from './capability-meta.ts';
import { fallbackCapabilities } from './fallback-capabilities.ts';

/** The capability of the address; nothing where there is none of this name. */
export interface CapabilityData {
  capability: Capability | undefined;
}

export const route = defineRoute<CapabilityData>({
  loader: async ({ params, context }) => {
    const name = toSlug(params.name ?? '');
    const fallback = fallbackCapabilities[name];
    const capability = (await contentOr(undefined, getCapability(context.get(contentContext), name))) ?? fallback;
    return capability ? { capability } : withStatus(404, { capability });
  },
  Component: CapabilityPage,
  handle: { meta: capabilityMeta },
});
