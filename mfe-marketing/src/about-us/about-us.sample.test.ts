import { emptyPlaces } from '@site/kit/testing/empty-places';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { expect, it } from 'vitest';
import { getAboutUs } from './about-us.ts';

it('the sample space has all the content of About Us', async () => {
  const about = await getAboutUs(createSampleContent());
  expect(emptyPlaces(about)).toEqual(['info.0.points', 'info.1.points']);
  expect(about?.communityInvolvement.length).toBeGreaterThanOrEqual(6);
});
