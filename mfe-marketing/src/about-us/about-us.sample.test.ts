import { emptyPlaces } from '@site/kit/testing/empty-places';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { expect, it } from 'vitest';
import { getAboutUs } from './about-us.ts';

it('about us has all its content in the sample space', async () => {
  const about = await getAboutUs(createSampleContent());
  expect(emptyPlaces(about)).toEqual(['info.0.points', 'info.1.points']);
  expect(about?.communityInvolvement.length).toBeGreaterThanOrEqual(6);
});
