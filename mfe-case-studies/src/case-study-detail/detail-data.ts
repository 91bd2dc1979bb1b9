import { type CaseStudy, getCaseStudy } from '@site/content/entries/case-study';
import { getSiteSettings } from '@site/content/entries/site-settings';
import type { ContentClient } from '@site/contract/clients/content-client';
import { type CardContent, toCardContent } from '../card/card-content.ts';

/** A case study, and what the page needs to know about the provider. */
export interface DetailData extends Omit<CaseStudy, 'related'> {
  related: CardContent[];
  /** Display name; empty if unknown. */
  provider: string;
  /** Contact address for when the form is down; empty if unknown. */
  email: string;
}

/** What the loader returns while content is down. */
export type Unavailable = 'unavailable';

/** @returns `undefined` if no case study has this id; rejects if the client does */
export async function getDetailData(content: ContentClient, caseId: string): Promise<DetailData | undefined> {
  const [study, settings] = await Promise.all([
    getCaseStudy(content, caseId),
    getSiteSettings(content).catch(() => undefined),
  ]);
  if (!study) return undefined;
  return {
    ...study,
    clientLogo: study.clientLogo ?? settings?.defaultClientLogo,
    related: study.related.map(toCardContent),
    provider: settings?.providerName ?? '',
    email: settings?.email ?? '',
  };
}
