import type { Capability } from '@site/content/entries/capability';
import type { ShownDocument } from '../document/document-data.ts';

/** The capability named in the URL; undefined if there is no such capability. */
export interface CapabilityData {
  capability: Capability | undefined;
  documents: ShownDocument[];
}
