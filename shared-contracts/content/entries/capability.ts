import type { ContentClient, ResolvedEntry } from '@site/contract/clients/content-client';
import { toSlug } from '@site/contract/navigation/to-slug';
import { type CallToAction, toCallToAction } from '../fields/call-to-action.ts';
import type { TypeCapabilitiesFields } from '../fields/content-types.generated.ts';
import { fieldsOf, idOf, toEntries } from '../fields/entry-fields.ts';
import { toLines, toPlainText } from '../fields/rich-text.ts';
import {
  type CapabilityService,
  type CapabilityServiceCard,
  toCapabilityService,
  toServiceTitle,
} from './capability-service.ts';

/** Services, Expertise, or Solutions, with what the list page shows (spec section 2, Capability list). */
export interface Capability {
  /** The name in the address: `services`, `expertise`, or `solutions`. */
  name: string;
  title: string;
  subTitles: string;
  description: string;
  whyChooseList: string[];
  services: CapabilityServiceCard[];
  contactUs: CallToAction;
}

/** The titles under a capability, for the footer, menus, and links (spec section 2, Footer). */
export interface CapabilitySection {
  name: string;
  title: string;
  services: { title: string; slug: string }[];
}

/** Reads all capabilities, in menu order. Rejects if the client does. */
export async function getCapabilitySections(content: ContentClient): Promise<CapabilitySection[]> {
  return (await getCapabilityEntries(content)).map(toSection);
}

/** Reads every service, as a link with its capability's title and the names of its tools. Rejects if the client does. */
export async function getServiceLinks(
  content: ContentClient,
): Promise<{ to: string; title: string; note: string; tools: string[] }[]> {
  return (await getCapabilityEntries(content)).flatMap((entry) => {
    const { name, title: note } = toSection(entry);
    return toServiceEntries(entry).map((metric) => {
      const { title, slug, tools } = toCapabilityService(metric);
      return { to: `/capability/${name}/${slug}`, title, note, tools: tools.map(({ alt }) => alt) };
    });
  });
}

/** Reads titles only, because what nav and footer read is read by every page. */
function toSection(entry: unknown): CapabilitySection {
  const { idName, title } = fieldsOf<TypeCapabilitiesFields>(entry);
  const services = toServiceEntries(entry).map((metric) => {
    const title = toServiceTitle(metric);
    return { title, slug: toSlug(title) };
  });
  const name = toSlug(toPlainText(idName) || toPlainText(title));
  return { name, title: toPlainText(title) || name.charAt(0).toUpperCase() + name.slice(1), services };
}

/** Those with a title, which the address of a service is made of. */
function toServiceEntries(capability: unknown): ResolvedEntry[] {
  return toEntries(fieldsOf<TypeCapabilitiesFields>(capability).metrics).filter((metric) =>
    toSlug(toServiceTitle(metric)),
  );
}

/** @param name as in the address, such as `services` */
export async function getCapability(content: ContentClient, name: string): Promise<Capability | undefined> {
  const found = (await getCapabilityEntries(content)).find((entry) => toSection(entry).name === toSlug(name));
  return found && toCapability(found);
}

/** Reads a service together with its capability. @returns `undefined` if either is unknown */
export async function getCapabilityService(
  content: ContentClient,
  name: string,
  slug: string,
): Promise<{ capability: { name: string; title: string }; service: CapabilityService } | undefined> {
  for (const entry of await getCapabilityEntries(content)) {
    const capability = toSection(entry);
    if (capability.name !== toSlug(name)) continue;
    const index = capability.services.findIndex((service) => service.slug === slug.toLowerCase());
    const metric = toServiceEntries(entry)[index];
    if (!metric) return undefined;
    return {
      capability: { name: capability.name, title: capability.title },
      service: toCapabilityService(metric),
    };
  }
  return undefined;
}

export function toCapability(entry: unknown): Capability {
  const fields = fieldsOf<TypeCapabilitiesFields>(entry);
  const { name, title } = toSection(entry);
  return {
    name,
    title,
    subTitles: toPlainText(fields.subTitles),
    description: toPlainText(fields.description),
    whyChooseList: toLines(fields.whyChooseList),
    services: toServiceEntries(entry).map(toServiceCard),
    contactUs: toCallToAction(fields, {
      title: 'Not sure which one you need?',
      description: 'Describe the problem, and we will suggest the first step.',
      button: 'Contact Us',
    }),
  };
}

function toServiceCard(metric: unknown): CapabilityServiceCard {
  const { title, slug, subTitles, img } = toCapabilityService(metric);
  return { id: idOf(metric), title, slug, subTitles, img };
}

/** Reads the entries and sorts them in menu order. */
async function getCapabilityEntries(content: ContentClient): Promise<ResolvedEntry[]> {
  const entries = await content.getEntries({ contentType: 'capabilities', include: 3, limit: 100 });
  return entries.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf(entry: ResolvedEntry): number {
  const names = ['services', 'expertise', 'solutions'];
  const rank = names.indexOf(toCapability(entry).name);
  return rank < 0 ? names.length : rank;
}
