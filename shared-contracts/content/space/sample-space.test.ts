import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyPlaces } from '@site/kit/testing/empty-places';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { describe, expect, it } from 'vitest';
import { getCapability, getCapabilitySections, getCapabilityService } from '../entries/capability.ts';
import { toOffer } from '../entries/capability-service.ts';
import { getCaseStudy } from '../entries/case-study.ts';
import { toCaseStudyId } from '../entries/case-study-id.ts';
import { getCaseStudyList, getProofOf } from '../entries/case-study-list.ts';
import { getPressItems } from '../entries/press.ts';
import { getSiteDocuments } from '../entries/site-document.ts';
import { getSiteSettings } from '../entries/site-settings.ts';
import { getSmbProgram } from '../entries/smb-program.ts';
import { placeholderPicture } from '../fields/placeholder-picture.ts';
import { accessControlPolicy } from '../policies/access-control-policy.ts';
import { dataSecurityPolicy } from '../policies/data-security-policy.ts';

const content = createSampleContent();

describe('every page of the sample space has all its content', () => {
  it('capabilities, with at least 7 services each', async () => {
    const sections = await getCapabilitySections(content);
    expect(sections.map(({ name }) => name)).toEqual(['services', 'expertise', 'solutions']);
    expect(Math.min(...sections.map(({ services }) => services.length))).toBeGreaterThanOrEqual(7);
    expect(sections[0]?.services[6]?.slug).toBe('aws-managed-services-provider');
    expect(emptyPlaces(await getCapability(content, 'services'))).toEqual([]);
  });

  it('services, with articles and tools for generative AI', async () => {
    const found = await getCapabilityService(content, 'services', 'generative-ai');
    expect(emptyPlaces(found)).toEqual([
      ...[0, 1, 2, 3].map((tab) => `service.strategyTabs.${tab}.img`),
      // Neither client has a case study.
      ...[0, 1].map((tab) => `service.caseStudyTabs.${tab}.caseStudy`),
    ]);
    expect(found?.service).toMatchObject({ articles: { length: 2 }, tools: { length: 8 } });
  });

  it('case studies: 12 with every detail, two in each industry', async () => {
    const list = await getCaseStudyList(content);
    expect(emptyPlaces({ ...list, cards: [] })).toEqual(['cards']);
    const complete = list?.cards.slice(0, 12) ?? [];
    for (const { caseId } of complete) {
      const study = await getCaseStudy(content, caseId);
      expect(emptyPlaces({ ...study, related: study?.related.length }), caseId).toEqual([]);
    }
    for (const industry of list?.industryFilters ?? []) {
      expect(complete.filter((card) => card.industry === industry)).toHaveLength(2);
    }
    expect(list?.industryFilters).toHaveLength(6);
    const used = new Set(list?.cards.flatMap(({ services }) => services));
    expect(new Set(list?.awsServicesFilters)).toEqual(used);
  });

  it('press: 8 items, without the draft', async () => {
    const items = await getPressItems(content);
    expect(items).toHaveLength(8);
    expect(items.filter(({ url }) => url === '#')).toHaveLength(2);
  });

  it('settings, program, and documents', async () => {
    expect(emptyPlaces(await getSiteSettings(content))).toEqual([]);
    expect(emptyPlaces(await getSmbProgram(content))).toEqual([]);
    expect(emptyPlaces(await getSiteDocuments(content))).toEqual([]);
    expect(await getSmbProgram(content)).toMatchObject({
      applyBy: '2031-12-31T23:59:59-05:00',
      fundingPool: 500_000,
    });
  });
});

describe('the sample space covers the edge cases', () => {
  it('among case studies: no idName, no picture, a very long title, one service, empty lists', async () => {
    const cards = (await getCaseStudyList(content))?.cards ?? [];
    expect(cards.some(({ caseId }) => caseId === '')).toBe(true);
    expect(cards.some(({ img }) => img.url === placeholderPicture.url)).toBe(true);
    expect(cards.some(({ title }) => title.length > 160)).toBe(true);
    expect(cards.some(({ services }) => services.length === 1)).toBe(true);
    expect(await getCaseStudy(content, 'longtitlemigration')).toMatchObject({
      testimonials: [],
      clientLogo: undefined,
    });
  });

  it('among solutions: no picture, no strategy, an empty tab', async () => {
    const fleet = await getCapabilityService(content, 'solutions', 'fleet-telemetry');
    expect(fleet?.service).toMatchObject({
      img: undefined,
      whyChooseList: [],
      strategyTabs: { 1: { description: '' } },
    });
    const health = await getCapabilityService(content, 'solutions', 'healthcare-data-platform');
    expect(health?.service.strategyTabs).toEqual([]);
  });
});

describe('the sample space tells one story', () => {
  it('repeats the figures of each result in its case study', async () => {
    const results = (await getCapabilitySections(content)).flatMap(({ name, services }) =>
      services.map(({ slug }) => getCapabilityService(content, name, slug)),
    );
    for (const found of await Promise.all(results)) {
      for (const { title, description, caseStudy } of found?.service.caseStudyTabs ?? []) {
        if (!caseStudy) continue;
        const study = JSON.stringify(await getCaseStudy(content, toCaseStudyId(caseStudy)));
        for (const figure of `${title} ${description}`.match(/\d[\d,]*/g) ?? []) expect(study, title).toContain(figure);
      }
    }
  });

  it('proves each offer with projects that used it', async () => {
    expect(await industriesOf('solutions', 'healthcare-data-platform')).toEqual(['Healthcare', 'Healthcare']);
    expect(await industriesOf('services', 'generative-ai')).toEqual(['Retail', 'Property Management']);
    const study = await getCaseStudy(content, 'releasepipelinerebuild');
    const devops = await getCapabilityService(content, 'services', 'devops-platform-engineering');
    expect(study?.title).toBe('From one release a week to thirty a day');
    expect(devops?.service.caseStudyTabs[0]?.title).toBe('From weekly releases to thirty a day');
  });

  it('promises what the policies say', async () => {
    const databases = await getCapabilityService(content, 'expertise', 'databases-storage');
    const identity = await getCapabilityService(content, 'expertise', 'identity-access');
    expect(JSON.stringify(dataSecurityPolicy)).toContain('restoring them at least once a quarter');
    expect(databases?.service.whyChooseList).toContain('Restores tested every quarter');
    expect(JSON.stringify(accessControlPolicy)).toContain('Where a long-lived key cannot be avoided');
    expect(identity?.service.whyChooseList).toContain('Roles in place of long-lived keys wherever possible');
  });

  it('announces the open round of the program, of which nothing is spent, as its latest news', async () => {
    const [latest] = await getPressItems(content);
    expect(latest?.title).toBe('$500K engineering fund opens to small and mid-size businesses');
  });

  async function industriesOf(capability: string, slug: string) {
    const found = await getCapabilityService(content, capability, slug);
    const proofs = found ? await getProofOf(content, toOffer(found.service)) : [];
    return proofs.map(({ note }) => note);
  }
});

it('names the provider in only one place', async () => {
  const { providerName } = await getSiteSettings(content);
  const text = await readFile(join(import.meta.dirname, 'export.json'), 'utf8');
  expect(text.split(providerName)).toHaveLength(2);
});
