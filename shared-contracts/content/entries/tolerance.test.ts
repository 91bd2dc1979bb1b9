import type { ContentClient } from '@site/contract/clients/content-client';
import { uncheckedEntries } from '@site/kit/testing/unchecked-entries';
import { describe, expect, it } from 'vitest';
import { toTitledPicture } from '../fields/titled-text.ts';
import { getCapabilitySections, toCapability } from './capability.ts';
import { toCapabilityService } from './capability-service.ts';
import { getCaseStudy, toCaseStudy } from './case-study.ts';
import { toCaseStudyCard } from './case-study-card.ts';
import { getCaseStudyCards, toCaseStudyList } from './case-study-list.ts';
import { toContactPromise } from './contact-promise.ts';
import { getPressItems, toPressItem } from './press.ts';
import { getSiteDocuments, toSiteDocument } from './site-document.ts';
import { getSiteSettings, toSiteSettings } from './site-settings.ts';
import { getSmbProgram, toSmbProgram } from './smb-program.ts';

const mappers = {
  toCapability,
  toCapabilityService,
  toCaseStudy,
  toCaseStudyCard,
  toCaseStudyList,
  toContactPromise,
  toPressItem,
  toSiteDocument,
  toSiteSettings,
  toSmbProgram,
  toTitledPicture,
};

describe.each(Object.entries(mappers))('%s', (_, toDomain) => {
  it.each(Object.entries(uncheckedEntries))('returns plain data for %s', (_, entry) => {
    const data = toDomain(entry);
    expect(data).toBeTypeOf('object');
    expect(() => JSON.stringify(data)).not.toThrow();
  });
});

describe('a space without entries', () => {
  const empty: ContentClient = { getEntries: async () => [] };

  it("has no pages, no lists, and the program's defaults", async () => {
    expect(await getCaseStudy(empty, 'any')).toBeUndefined();
    expect(await getCapabilitySections(empty)).toEqual([]);
    expect(await getCaseStudyCards(empty)).toEqual([]);
    expect(await getPressItems(empty)).toEqual([]);
    expect(await getSiteDocuments(empty)).toEqual([]);
    expect(await getSiteSettings(empty)).toMatchObject({ providerName: '', address: [] });
    expect(await getSmbProgram(empty)).toMatchObject({
      applyBy: '2025-12-31T23:59:59-05:00',
      fundingPool: 500_000,
    });
  });
});
