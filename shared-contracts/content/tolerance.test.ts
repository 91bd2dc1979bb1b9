import { describe, expect, it } from 'vitest';
import { getAboutUs, toAboutUs } from './about-us.ts';
import { getAcceleratorCards, getAcceleratorList, toAcceleratorList } from './accelerator-list.ts';
import { toAcceleratorProgram } from './accelerator-program.ts';
import { getCapabilitySections, toCapability } from './capability.ts';
import { toCapabilityService } from './capability-service.ts';
import { getCaseStudy, toCaseStudy } from './case-study.ts';
import { toCaseStudyCard } from './case-study-card.ts';
import { getCaseStudyCards, toCaseStudyList } from './case-study-list.ts';
import type { ContentClient } from './content-client.ts';
import { getHomePage, toHomePage } from './home-page.ts';
import { getPressItems, toPressItem } from './press.ts';
import { getSiteDocuments, toSiteDocument } from './site-document.ts';
import { getSiteSettings, toSiteSettings } from './site-settings.ts';
import { getSmbProgramme, toSmbProgramme } from './smb-programme.ts';
import { toTestimonial } from './testimonial.ts';
import { toTitledPicture } from './titled-text.ts';

const mappers = {
  toAboutUs,
  toAcceleratorList,
  toAcceleratorProgram,
  toCapability,
  toCapabilityService,
  toCaseStudy,
  toCaseStudyCard,
  toCaseStudyList,
  toHomePage,
  toPressItem,
  toSiteDocument,
  toSiteSettings,
  toSmbProgramme,
  toTestimonial,
  toTitledPicture,
};

const link = { sys: { type: 'Link', linkType: 'Entry', id: 'draft' } };
const anyField = (value: unknown) => new Proxy({}, { get: () => value, has: () => true });
const entries = {
  'no entry': undefined,
  'a link that leads nowhere': link,
  'no fields': { sys: { id: 'a' }, fields: {} },
  'empty fields': { sys: { id: 'a' }, fields: anyField(null) },
  'links to drafts': { sys: { id: 'a' }, fields: anyField([link, undefined]) },
  'texts of another kind': { sys: { id: 'a' }, fields: anyField({ nodeType: 'document', content: [] }) },
};

describe.each(Object.entries(mappers))('%s', (_, toDomain) => {
  it.each(Object.entries(entries))('makes plain data of %s', (_, entry) => {
    const data = toDomain(entry);
    expect(data).toBeTypeOf('object');
    expect(() => JSON.stringify(data)).not.toThrow();
  });
});

describe('a space without entries', () => {
  const empty: ContentClient = { getEntries: async () => [] };

  it('has no pages, no lists and the defaults of the programme', async () => {
    expect(await getHomePage(empty)).toBeUndefined();
    expect(await getAboutUs(empty)).toBeUndefined();
    expect(await getAcceleratorList(empty)).toBeUndefined();
    expect(await getCaseStudy(empty, 'any')).toBeUndefined();
    expect(await getAcceleratorCards(empty)).toEqual([]);
    expect(await getCapabilitySections(empty)).toEqual([]);
    expect(await getCaseStudyCards(empty)).toEqual([]);
    expect(await getPressItems(empty)).toEqual([]);
    expect(await getSiteDocuments(empty)).toEqual([]);
    expect(await getSiteSettings(empty)).toMatchObject({ providerName: '', address: [] });
    expect(await getSmbProgramme(empty)).toMatchObject({
      applyBy: '2025-12-31T23:59:59-05:00',
      fundingPool: 500_000,
    });
  });
});
