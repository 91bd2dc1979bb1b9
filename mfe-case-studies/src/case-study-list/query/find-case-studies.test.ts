import type { CaseStudyCard } from '@site/content/entries/case-study-card';
import { placeholderPicture } from '@site/content/fields/placeholder-picture';
import { describe, expect, it } from 'vitest';
import { findCaseStudies } from './find-case-studies.ts';

const cards = [
  card('depots', 'Eleven weekends', 'A freight forwarder leaves its data center.', 'Logistics', [
    'Amazon EC2',
    'Amazon RDS',
  ]),
  card('tenants', 'Provable isolation', 'Multitenancy for two hundred clients.', 'Technology', ['Amazon EKS']),
  card('trucks', 'Freight in real time', 'Positions in two seconds.', 'Logistics', ['AWS IoT Core']),
  card('boilers', 'One revenue figure', 'Sensors explain it to the freighter.', 'Property', ['Amazon RDS']),
];
const find = async (query: Partial<Parameters<typeof findCaseStudies>[1]>) =>
  (await findCaseStudies(cards, { text: '', industry: '', services: [], ...query })).map(({ caseId }) => caseId);

describe('the filtered list', () => {
  it("contains everything, in the editors' order, for an empty query", async () => {
    expect(await find({})).toEqual(['depots', 'tenants', 'trucks', 'boilers']);
  });

  it('matches the industry and any of the services', async () => {
    expect(await find({ industry: 'Logistics' })).toEqual(['depots', 'trucks']);
    expect(await find({ services: ['Amazon RDS', 'Amazon EKS'] })).toEqual(['depots', 'tenants', 'boilers']);
    expect(await find({ industry: 'Logistics', services: ['Amazon RDS'] })).toEqual(['depots']);
  });

  it('matches text in titles and descriptions, and ranks titles first', async () => {
    expect(await find({ text: 'FREIGHT' })).toEqual(['trucks', 'depots', 'boilers']);
    expect(await find({ text: 'freight', industry: 'Logistics', services: ['Amazon RDS'] })).toEqual(['depots']);
  });

  it('matches every word of the text', async () => {
    expect(await find({ text: 'freight seconds' })).toEqual(['trucks']);
  });

  it('matches text in the middle of words', async () => {
    expect(await find({ text: 'tenancy' })).toEqual(['tenants']);
  });

  it.each(['isolaton', 'isoaltion', 'izolation'])('tolerates the typo "%s"', async (text) => {
    expect(await find({ text })).toEqual(['tenants']);
  });

  it('does not tolerate typos when there is an exact match', async () => {
    expect(await find({ text: 'freighter' })).toEqual(['boilers']);
  });

  it('is empty when nothing is similar', async () => {
    expect(await find({ text: 'zzzz' })).toEqual([]);
    expect(await find({ text: 'xyz' })).toEqual([]);
  });
});

function card(caseId: string, title: string, description: string, industry: string, services: string[]): CaseStudyCard {
  return { id: caseId, caseId, title, description, industry, solutionType: '', services, img: placeholderPicture };
}
