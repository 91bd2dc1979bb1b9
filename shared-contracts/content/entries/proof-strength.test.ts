import { expect, it } from 'vitest';
import { namesServiceOf, proofStrength } from './proof-strength.ts';

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

it.each([
  ['Amazon EKS', 'EKS and ECS, chosen by what your people can operate.'],
  ['AWS IAM Identity Center', 'Sign-on with AWS IAM Identity Center'],
  ['AWS Step Functions', 'Lambda, Step Functions and queues'],
])('tells from %s, which its page names', (service, description) => {
  const offer = { title: 'Containers', words: { tabs: [{ description }] } };
  expect(namesServiceOf(offer, { services: [service] })).toBe(true);
});

it.each([
  ['AWS Backup', 'Backup and restore'],
  ['AWS WAF', 'WAFastTrack, our review'],
  ['AWS Config', 'Configured in an hour'],
  ['', 'Anything'],
])('does not take other words for %s', (service, words) => {
  expect(namesServiceOf({ title: 'Containers', words }, { services: [service] })).toBe(false);
});
