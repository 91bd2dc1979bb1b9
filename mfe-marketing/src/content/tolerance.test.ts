import type { ContentClient } from '@site/contract/clients/content-client';
import { uncheckedEntries } from '@site/kit/testing/unchecked-entries';
import { describe, expect, it } from 'vitest';
import { getAboutUs, toAboutUs } from '../about-us/about-us.ts';
import { getHomePage, toHomePage } from '../home/home-page.ts';
import { toTestimonial } from '../testimonials/testimonial.ts';

describe.each(Object.entries({ toAboutUs, toHomePage, toTestimonial }))('%s', (_, toDomain) => {
  it.each(Object.entries(uncheckedEntries))('returns plain data for %s', (_, entry) => {
    const data = toDomain(entry);
    expect(data).toBeTypeOf('object');
    expect(() => JSON.stringify(data)).not.toThrow();
  });
});

it('returns no page for a space without entries', async () => {
  const empty: ContentClient = { getEntries: async () => [] };
  expect(await getHomePage(empty)).toBeUndefined();
  expect(await getAboutUs(empty)).toBeUndefined();
});
