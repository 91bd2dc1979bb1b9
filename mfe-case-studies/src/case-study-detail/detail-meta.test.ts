import { createSampleContent } from '@site/kit/testing/sample-content';
import { expect, it } from 'vitest';
import { getDetailData } from './detail-data.ts';
import { toDetailMeta } from './detail-meta.ts';

const url = new URL('https://www.example.com/case-study/porttelemetry');
const data = await getDetailData(createSampleContent(), 'porttelemetry');
if (!data) throw new Error('The sample space has no Port Telemetry case study, which these tests need');

it('describes an article and its breadcrumb', () => {
  const meta = toDetailMeta({ data, url });
  expect(meta).toMatchObject({
    title: 'Container positions in two seconds, from eight hundred trucks',
    canonicalPath: '/case-study/porttelemetry',
    type: 'article',
    jsonLd: [
      {
        '@type': 'Article',
        headline: data.title,
        mainEntityOfPage: url.href,
        about: 'Logistics',
        datePublished: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
        dateModified: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
        publisher: { '@type': 'Organization', name: data.provider },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
          { '@type': 'ListItem', position: 2, name: 'Our Case Studies', item: 'https://www.example.com/case-study' },
          { '@type': 'ListItem', position: 3, name: data.title },
        ],
      },
    ],
  });
  expect(meta.image).toMatch(/^https?:.*\?w=1200&h=630/);
});

it('cuts a long description at the end of a word', () => {
  const { description } = toDetailMeta({ data: { ...data, summary: 'servers '.repeat(40) }, url });
  expect(description).toBe(`${'servers '.repeat(19).trim()}…`);
});

it('keeps the placeholder image out of link previews', () => {
  const img = { ...data.img, url: 'data:image/svg+xml,x' };
  expect(toDetailMeta({ data: { ...data, img }, url })).not.toHaveProperty('image');
});

it('keeps the page of an unknown case study out of search engines', () => {
  expect(toDetailMeta({ data: null, url }).noIndex).toBe(true);
});
