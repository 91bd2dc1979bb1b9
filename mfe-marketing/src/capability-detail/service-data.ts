import type { CapabilityService } from '@site/content/entries/capability-service';
import type { Proof } from '@site/content/entries/case-study-list';

/** The service in the URL and the capability it belongs to; undefined if it is unknown or content fails. */
export interface ServiceData {
  /** Content failed, so the service may be known after all. */
  isDown?: boolean;
  found: { capability: { name: string; title: string }; service: CapabilityService } | undefined;
  /** Case studies that show the service at work. */
  proofs?: Proof[];
  /** The case study that each of the service's tabs tells about, if there is one with a page. */
  told?: (Proof | undefined)[];
}
