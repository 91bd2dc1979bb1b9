import { getAcceleratorsEntry, toAcceleratorCard } from '@site/content/entries/accelerator-card';
import { getServiceLinks } from '@site/content/entries/capability';
import { type CaseStudy, getCaseStudy, toFullStory } from '@site/content/entries/case-study';
import { type Offer, proofStrength } from '@site/content/entries/proof-strength';
import { getSiteSettings } from '@site/content/entries/site-settings';
import type { CallToAction } from '@site/content/fields/call-to-action';
import type { TypeAcceleratorsFields } from '@site/content/fields/content-types.generated';
import { fieldsOf, toEntries } from '@site/content/fields/entry-fields';
import type { ContentClient } from '@site/contract/clients/content-client';
import { type CardContent, toCardContent } from '../card/card-content.ts';

/** A case study, and what the page needs to know about the provider. */
export interface DetailData extends Omit<CaseStudy, 'related'> {
  related: CardContent[];
  fullStory: CallToAction;
  /** The services and programs that it shows at work. */
  behind: { to: string; title: string; note: string }[];
  /** Display name; empty if unknown. */
  provider: string;
  /** Contact address for when the form is down; empty if unknown. */
  email: string;
}

/** What the loader returns while content is down. */
export type Unavailable = 'unavailable';

/** @returns `undefined` if no case study has this id; rejects if the client does */
export async function getDetailData(content: ContentClient, caseId: string): Promise<DetailData | undefined> {
  const [study, settings, services, accelerators] = await Promise.all([
    getCaseStudy(content, caseId),
    getSiteSettings(content).catch(() => undefined),
    getServiceLinks(content).catch(() => []),
    getAcceleratorsEntry(content).catch(() => undefined),
  ]);
  if (!study) return undefined;
  return {
    ...study,
    clientLogo: study.clientLogo ?? settings?.defaultClientLogo,
    related: study.related.map(toCardContent),
    fullStory: study.fullStory ?? toFullStory(undefined),
    behind: toBehind([...services, ...toPrograms(accelerators)], study),
    provider: settings?.providerName ?? '',
    email: settings?.email ?? '',
  };
}

function toBehind(offers: (Offer & DetailData['behind'][number])[], study: CaseStudy): DetailData['behind'] {
  return offers
    .map((offer) => ({ offer, strength: proofStrength(offer, study) }))
    .filter(({ strength }) => strength > 1)
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ offer: { to, title, note } }) => ({ to, title, note }));
}

function toPrograms(accelerators: unknown): DetailData['behind'] {
  const { acceleratorprograms } = fieldsOf<TypeAcceleratorsFields>(accelerators);
  return toEntries(acceleratorprograms).map((program) => {
    const { title, slug } = toAcceleratorCard(program);
    return { to: `/accelerators/${slug}`, title, note: 'Accelerators' };
  });
}
