import { type Capability, toCapability } from '@site/content/entries/capability';

/** Introductions of the three lists for when content is missing. They list no services. */
export const fallbackCapabilities: Record<string, Capability> = {
  services: toFallback('services', 'Services', 'Engagements from a first review to day-to-day operations.'),
  expertise: toFallback('expertise', 'Expertise', 'The fields our engineers work in every day.'),
  solutions: toFallback('solutions', 'Solutions', 'Proven designs for recurring problems.'),
};

function toFallback(name: string, title: string, description: string): Capability {
  return { ...toCapability(undefined), name, title, description };
}
