import type { ContentClient, ResolvedEntry } from '@site/contract/clients/content-client';
import { describe, expect, it } from 'vitest';
import { placeholderPicture } from '../fields/placeholder-picture.ts';
import { getCaseStudy, toCaseStudy } from './case-study.ts';
import { toCaseStudyCard } from './case-study-card.ts';

const study = (id: string, fields: Record<string, unknown>): ResolvedEntry => ({ sys: { id }, fields });
const metric = (fields: Record<string, unknown>) => study('m', { description: 'servers moved', ...fields });

describe('a card', () => {
  it('has an address without whitespace, in lowercase', () => {
    expect(toCaseStudyCard(study('a', { idName: 'Freight  Data\nCenter Exit' })).caseId).toBe('freightdatacenterexit');
  });

  it('has no address without an idName', () => {
    expect(toCaseStudyCard(study('a', { title: 'Confidential' })).caseId).toBe('');
  });

  it('shows the 368x411 placeholder if there is no picture', () => {
    expect(toCaseStudyCard(study('a', {})).img).toBe(placeholderPicture);
    expect(placeholderPicture).toMatchObject({ width: 368, height: 411 });
  });
});

describe('a metric', () => {
  const signOf = (fields: Record<string, unknown>) => toCaseStudy(study('a', { metrics: [metric(fields)] })).metrics[0];

  it.each(['increase', 'decrease', 'addition'])('has the sign for %s', (sign) => {
    expect(signOf({ value: '62', [sign]: true })).toEqual({ value: '62', description: 'servers moved', sign });
  });

  it('has exactly one percent sign', () => {
    expect(signOf({ value: '34', percentage: true })?.value).toBe('34%');
    expect(signOf({ value: '34%', percentage: true })?.value).toBe('34%');
  });
});

describe('the detail', () => {
  const logistics = { industry: 'Logistics' };
  const childCards = [
    study('a', { ...logistics, idName: 'Port Telemetry', title: 'Card title', childTitle: 'Detail title' }),
    study('b', { ...logistics, title: 'Without page' }),
    study('c', { industry: 'Retail', idName: 'Peak' }),
    ...['d', 'e', 'f', 'g'].map((id) => study(id, { ...logistics, idName: id })),
  ];
  const content: ContentClient = { getEntries: async () => [study('list', { childCards })] };

  it.each(['porttelemetry', 'PortTelemetry', 'Port Telemetry'])('is found as %s', async (caseId) => {
    expect(await getCaseStudy(content, caseId)).toMatchObject({ caseId: 'porttelemetry', title: 'Detail title' });
  });

  it.each(['unknown', '', ' '])('is not found as "%s"', async (caseId) => {
    expect(await getCaseStudy(content, caseId)).toBeUndefined();
  });

  it.each([
    ['the usual words', {}, 'Want the Full Story?', 'Download full Case Study'],
    ['the words of the editor', { fullStoryTitle: 'Read on?', fullStoryButton: 'Send it' }, 'Read on?', 'Send it'],
  ])('offers the full story in %s', async (_, fields, title, button) => {
    const edited: ContentClient = { getEntries: async () => [study('list', { childCards, ...fields })] };
    expect((await getCaseStudy(edited, 'porttelemetry'))?.fullStory).toEqual({
      title,
      description: 'The architecture, decisions and costs of this project in one document.',
      button,
    });
  });

  it('lists at most three others of its industry, all with a page', async () => {
    const found = await getCaseStudy(content, 'porttelemetry');
    expect(found?.related.map(({ id }) => id)).toEqual(['d', 'e', 'f']);
  });

  it("falls back to the card's fields", () => {
    expect(toCaseStudy(study('a', { title: 'Card', description: 'Text' }))).toMatchObject({
      title: 'Card',
      summary: 'Text',
      img: placeholderPicture,
    });
  });
});
