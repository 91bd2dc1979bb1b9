import { toAcceleratorCard } from '@site/content/entries/accelerator-card';
import type { TypeAcceleratorsFields } from '@site/content/fields/content-types.generated';
import { fieldsOf, toEntries } from '@site/content/fields/entry-fields';
import { emptyPlaces } from '@site/kit/testing/empty-places';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { expect, it } from 'vitest';
import { getHomePage } from './home-page.ts';

const content = createSampleContent();

it('the sample space has all the content of the home page', async () => {
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

it('the five steps on the home page link to the five programs', async () => {
  const home = await getHomePage(content);
  const slugs = [
    'wafasttrack-by-bce-aws-well-architected-review',
    'ctrl-ignite-aws-control-tower-kick-starter',
    'intellistream-intelligent-document-processing-with-genai',
    'resiliencex-backup-disaster-recovery-ha-workshop',
    'skillsprint-by-bce-aws-skill-builder-program',
  ];
  const [accelerators] = await content.getEntries({ contentType: 'accelerators', include: 3, limit: 100 });
  const programs = toEntries(fieldsOf<TypeAcceleratorsFields>(accelerators).acceleratorprograms);
  expect(programs.map((program) => toAcceleratorCard(program).slug)).toEqual(slugs);
  expect(home?.steps.items.map(({ to }) => to)).toEqual(slugs.map((slug) => `/accelerators/${slug}`));
});
