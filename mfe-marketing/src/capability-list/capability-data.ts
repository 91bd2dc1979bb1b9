import type { Capability } from '@site/content/entries/capability';

/** The capability named in the URL; undefined if there is no such capability. */
export interface CapabilityData {
  capability: Capability | undefined;
}
