import type { Capability } from '@site/content/entries/capability';

/** What the three lists say of themselves where content is missing; none of them names a service. */
export const fallbackCapabilities: Record<string, Capability> = {
  services: toFallback('services', 'Services', 'Engagements from a first review to day-to-day operations.'),
  expertise: toFallback('expertise', 'Expertise', 'The fields in which our engineers work every day.'),
  solutions: toFallback('solutions', 'Solutions', 'Proven designs for recurring problems.'),
};

function toFallback(name: string, title: string, description: string): Capability {
  return { name, title, subTitles: '', description, whyChooseList: [], services: [] };
}
