import type { CapabilityService } from '@site/content/entries/capability-service';

/** The service of the address and the capability above it; nothing where there is none, or content cannot be had. */
export interface ServiceData {
  found: { capability: { name: string; title: string }; service: CapabilityService } | undefined;
}
