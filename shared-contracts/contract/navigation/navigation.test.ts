import { expect, it } from 'vitest';
import { toContactLink } from './contact-link.ts';
import { toSlug } from './to-slug.ts';

it.each([
  ['AWS Managed Services Provider', 'aws-managed-services-provider'],
  ['ResilienceX – Backup & Disaster Recovery', 'resiliencex-backup-disaster-recovery'],
  ['  AI/ML   solutions ', 'aiml-solutions'],
])('makes the slug of "%s"', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

it('tells the contact page where the visitor was', () => {
  expect(toContactLink('/capability/services/', 'Talk to us')).toEqual({
    to: '/contact-us?PreviousPage=services',
    state: { flag: 'Talk to us', path: 'services' },
  });
});
