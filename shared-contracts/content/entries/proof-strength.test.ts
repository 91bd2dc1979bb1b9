import { expect, it } from 'vitest';
import { proofStrength } from './proof-strength.ts';

const study = { solutionType: '', industry: '', services: [] };

it.each([
  ['Cloud Migration & Modernization', 'Migration and modernization'],
  ['ResilienceX – Backup, Disaster Recovery & HA Workshop', 'Disaster recovery'],
  ['Data Engineering & Analytics', 'Data platform'],
  ['Multi-Tenant SaaS Foundation', 'Multi-tenant platform'],
])('%s is shown at work by a case study of %s', (title, solutionType) => {
  expect(proofStrength({ title }, { ...study, solutionType })).toBe(3);
});

it.each([
  ['DevOps & Platform Engineering', 'Platform consolidation'],
  ['Generative AI', 'Networking'],
  ['Cloud Contact Center', ''],
])('%s is not shown at work by a case study of "%s"', (title, solutionType) => {
  expect(proofStrength({ title }, { ...study, solutionType })).toBe(0);
});

it.each([
  ['Retail Personalization', 'Retail'],
  ['Media Supply Chain', 'Media & Entertainment'],
  ['Healthcare Data Platform', 'Healthcare'],
])('%s is shown at work by a case study from %s', (title, industry) => {
  expect(proofStrength({ title }, { ...study, industry })).toBe(1);
});

it('tells from an AWS service that both use', () => {
  const offer = { title: 'Generative AI', tools: ['Amazon Bedrock'] };
  expect(proofStrength(offer, { ...study, services: ['Amazon S3', 'Amazon Bedrock'] })).toBe(2);
  expect(proofStrength(offer, { ...study, services: ['Amazon S3'] })).toBe(0);
});
