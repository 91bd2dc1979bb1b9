import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getAboutUs } from 'shared-contracts/content/about-us.ts';
import { getAcceleratorCards, getAcceleratorList } from 'shared-contracts/content/accelerator-list.ts';
import { getAcceleratorProgram } from 'shared-contracts/content/accelerator-program.ts';
import { getCapability, getCapabilitySections, getCapabilityService } from 'shared-contracts/content/capability.ts';
import { getCaseStudy } from 'shared-contracts/content/case-study.ts';
import { getCaseStudyList } from 'shared-contracts/content/case-study-list.ts';
import { getHomePage } from 'shared-contracts/content/home-page.ts';
import { placeholderPicture } from 'shared-contracts/content/placeholder-picture.ts';
import { getPressItems } from 'shared-contracts/content/press.ts';
import { getSiteDocuments } from 'shared-contracts/content/site-document.ts';
import { getSiteSettings } from 'shared-contracts/content/site-settings.ts';
import { getSmbProgramme } from 'shared-contracts/content/smb-programme.ts';
import { createSampleContent } from 'shared-contracts/testing/sample-content.ts';
import { describe, expect, it } from 'vitest';
import { emptyPlaces } from './testing/empty-places.ts';

const content = createSampleContent();

describe('every page of the sample space has all its content', () => {
  it('home', async () => {
    const home = await getHomePage(content);
    expect(emptyPlaces(home)).toEqual([]);
    expect(home).toMatchObject({
      badges: { length: 8 },
      potentialOfAws: { tabs: ['Services', 'Expertise', 'Solutions'].map((title) => ({ title })) },
      steps: { items: [1, 2, 3, 4, 5].map((number) => ({ number })) },
    });
    expect(home?.testimonials).toHaveLength(9);
    expect(home?.testimonials.at(-1)).toMatchObject({ author: 'Anonymous' });
  });

  it('the five steps of home lead to the five programmes', async () => {
    const home = await getHomePage(content);
    const slugs = [
      'wafasttrack-by-bce-aws-well-architected-review',
      'ctrl-ignite-aws-control-tower-kick-starter',
      'intellistream-intelligent-document-processing-with-genai',
      'resiliencex-backup-disaster-recovery-ha-workshop',
      'skillsprint-by-bce-aws-skill-builder-program',
    ];
    expect((await getAcceleratorCards(content)).map(({ slug }) => slug)).toEqual(slugs);
    expect(home?.steps.items.map(({ to }) => to)).toEqual(slugs.map((slug) => `/accelerators/${slug}`));
  });

  it('accelerators, with every field but one optional list', async () => {
    expect(emptyPlaces(await getAcceleratorList(content))).toEqual([]);
    const programIds = [...(await getAcceleratorCards(content)).map(({ slug }) => slug), 'wellArchitectedReview'];
    const programs = await Promise.all(programIds.map((id) => getAcceleratorProgram(content, id)));
    const empty = programs.flatMap((program) => emptyPlaces(program).map((place) => `${program.slug}: ${place}`));
    expect(empty).toEqual(['resiliencex-backup-disaster-recovery-ha-workshop: whyChooseList']);
  });

  it('capabilities, with 7 services or more each', async () => {
    const sections = await getCapabilitySections(content);
    expect(sections.map(({ name }) => name)).toEqual(['services', 'expertise', 'solutions']);
    expect(Math.min(...sections.map(({ services }) => services.length))).toBeGreaterThanOrEqual(7);
    expect(sections[0]?.services[6]?.slug).toBe('aws-managed-services-provider');
    expect(emptyPlaces(await getCapability(content, 'services'))).toEqual([]);
  });

  it('services, with articles and tools for generative AI', async () => {
    const found = await getCapabilityService(content, 'services', 'generative-ai');
    expect(emptyPlaces(found)).toEqual([0, 1, 2, 3].map((tab) => `service.strategyTabs.${tab}.img`));
    expect(found?.service).toMatchObject({ articles: { length: 2 }, tools: { length: 8 } });
  });

  it('case studies: twelve with every detail, two in each industry', async () => {
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

  it('about us', async () => {
    const about = await getAboutUs(content);
    expect(emptyPlaces(about)).toEqual(['info.0.points', 'info.1.points']);
    expect(about?.communityInvolvement.length).toBeGreaterThanOrEqual(6);
  });

  it('press: 8 items, and the draft stays out', async () => {
    const items = await getPressItems(content);
    expect(items).toHaveLength(8);
    expect(items.filter(({ url }) => url === '#')).toHaveLength(2);
  });

  it('settings, programme and documents', async () => {
    expect(emptyPlaces(await getSiteSettings(content))).toEqual([]);
    expect(emptyPlaces(await getSmbProgramme(content))).toEqual([]);
    expect(emptyPlaces(await getSiteDocuments(content))).toEqual([]);
    expect(await getSmbProgramme(content)).toMatchObject({
      applyBy: '2025-12-31T23:59:59-05:00',
      fundingPool: 500_000,
    });
  });
});

describe('the sample space has the awkward cases', () => {
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

it('names the provider in one place only', async () => {
  const { providerName } = await getSiteSettings(content);
  const text = await readFile(join(import.meta.dirname, 'export.json'), 'utf8');
  expect(text.split(providerName)).toHaveLength(2);
});
