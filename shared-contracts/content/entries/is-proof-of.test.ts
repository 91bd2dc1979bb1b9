import { expect, it } from 'vitest';
import { isProofOf } from './is-proof-of.ts';

it.each([
  ['Cloud Migration & Modernization', 'Migration and modernization'],
  ['ResilienceX – Backup, Disaster Recovery & HA Workshop', 'Disaster recovery'],
  ['Data Engineering & Analytics', 'Data platform'],
  ['Multi-Tenant SaaS Foundation', 'Multi-tenant platform'],
])('%s is shown by a case study of %s', (title, solutionType) => {
  expect(isProofOf(title, solutionType)).toBe(true);
});

it.each([
  ['DevOps & Platform Engineering', 'Platform consolidation'],
  ['Generative AI', 'Networking'],
  ['Cloud Contact Center', ''],
])('%s is not shown by a case study of "%s"', (title, solutionType) => {
  expect(isProofOf(title, solutionType)).toBe(false);
});
