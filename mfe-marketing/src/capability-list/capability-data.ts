import type { Capability } from '@site/content/entries/capability';

/** The capability of the address; nothing where there is none of this name. */
export interface CapabilityData {
  capability: Capability | undefined;
}
