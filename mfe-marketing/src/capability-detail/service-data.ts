import type { CapabilityService } from '@site/content/entries/capability-service';

/** The service in the URL and the capability it belongs to; undefined if it is unknown or content fails. */
export interface ServiceData {
  /** Content failed, so the service may be known after all. */
  isDown?: boolean;
  found: { capability: { name: string; title: string }; service: CapabilityService } | undefined;
}
