import type { ContentClient } from '@site/contract/clients/content-client';
import { describe, expect, it } from 'vitest';
import { getCapability, getCapabilitySections, getCapabilityService, toCapability } from './capability.ts';
import { toCapabilityService } from './capability-service.ts';

const entry = (fields: Record<string, unknown>) => ({ sys: { id: 'a' }, fields });
const draft = { sys: { type: 'Link', linkType: 'Entry', id: 'draft' } };
const content: ContentClient = {
  getEntries: async () => [
    entry({ title: 'Anything else' }),
    entry({ idName: 'services', title: 'Services', metrics: [draft, entry({ title: 'Backup & Recovery' })] }),
    entry({ title: 'Another thing' }),
    entry({ title: 'Expertise' }),
  ],
};

describe('a capability', () => {
  it('is found by its idName, or by its title if it has none', async () => {
    expect((await getCapability(content, 'Services'))?.title).toBe('Services');
    expect(await getCapability(content, 'expertise')).toMatchObject({ title: 'Expertise', services: [] });
    expect(await getCapability(content, 'solutions')).toBeUndefined();
  });

  it('is in menu order, regardless of the order in which the service returns them', async () => {
    const names = (await getCapabilitySections(content)).map(({ name }) => name);
    expect(names).toEqual(['services', 'expertise', 'anything-else', 'another-thing']);
  });

  it('lists titles and slugs for the footer', async () => {
    expect((await getCapabilitySections(content))[0]).toEqual({
      name: 'services',
      title: 'Services',
      services: [{ title: 'Backup & Recovery', slug: 'backup-recovery' }],
    });
  });

  it('finds a service by its slug', async () => {
    expect(await getCapabilityService(content, 'services', 'backup-recovery')).toMatchObject({
      capability: { name: 'services', title: 'Services' },
      service: { title: 'Backup & Recovery', strategyTabs: [] },
    });
    expect(await getCapabilityService(content, 'services', 'unknown')).toBeUndefined();
    expect(await getCapabilityService(content, 'unknown', 'backup-recovery')).toBeUndefined();
  });
});

describe('the words of calls to action', () => {
  const contactUs = { contactUsTitle: 'Which one?', contactUsDescription: 'Ask.', contactUsButton: 'Write to us' };

  it('are those of the editor', () => {
    expect(toCapability(entry(contactUs)).contactUs).toEqual({
      title: 'Which one?',
      description: 'Ask.',
      button: 'Write to us',
    });
    const words = { heroContactButton: 'Ask our engineers', strategyTitle: 'How we go about it' };
    expect(toCapabilityService(entry({ ...contactUs, ...words }))).toMatchObject({
      ...words,
      contactUs: { title: 'Which one?', button: 'Write to us' },
    });
  });

  it('are the usual ones where the editor wrote none', () => {
    expect(toCapability(entry({ contactUsTitle: ' ' })).contactUs).toEqual({
      title: 'Not sure which one you need?',
      description: 'Describe the problem, and we will suggest the first step.',
      button: 'Contact Us',
    });
    expect(toCapabilityService(entry({ title: 'Backup', strategyTitle: '' }))).toMatchObject({
      heroContactButton: 'Talk to an engineer',
      strategyTitle: 'Our strategy',
      contactUs: { title: 'Talk to us about Backup', button: 'Contact Us' },
    });
  });
});
