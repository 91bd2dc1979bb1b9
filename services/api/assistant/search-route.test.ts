import { createSampleContent } from '@site/kit/testing/sample-content';
import { expect, it } from 'vitest';
import { getSitePages } from './knowledge/site-pages.ts';
import { createSiteIndex } from './search/site-index.ts';
import { getSynonyms } from './search/synonyms.ts';
import { createSearchRoute } from './search-route.ts';

const content = createSampleContent();
const readFile = () => Promise.reject(new Error('there are no files here'));
const pages = await getSitePages({ content, readFile, log: () => {} });
const index = createSiteIndex(pages, await getSynonyms(content));
const route = createSearchRoute(async () => index);

it.each([
  ['disaster recovery', '/capability/solutions/disaster-recovery'],
  ['generative ai', '/capability/services/generative-ai'],
  ['managed services', '/capability/services/aws-managed-services-provider'],
  ['skillsprint', '/accelerators/skillsprint-by-bce-aws-skill-builder-program'],
  ['data security policy', '/data-security'],
  ['about us', '/about-us'],
])('finds “%s” first at %s', async (query, path) => {
  expect((await search(query))[0]?.path).toBe(path);
});

it.each([
  ['disastr recovry', '/capability/solutions/disaster-recovery'],
  ['genrative ai', '/capability/services/generative-ai'],
  ['skilsprint', '/accelerators/skillsprint-by-bce-aws-skill-builder-program'],
])('forgives the typos of “%s”', async (query, path) => {
  expect((await search(query)).slice(0, 3).map((result) => result.path)).toContain(path);
});

it('names the words that were found, in the form in which they stand there', async () => {
  const [first] = await search('failovr rehearsing');
  expect(first?.words.join(' ')).toMatch(/failover/i);
  expect(first?.words.join(' ')).toMatch(/rehears/i);
  for (const word of first?.words ?? []) expect(`${first?.title} ${first?.excerpt}`).toContain(word);
});

it.each(['qxzvbnwt', '???', '<script>alert(1)</script>'.replace(/\w/g, 'q'), '😀', '(.*+[', '\u0000'])(
  'finds nothing for %j',
  async (query) => {
    expect(await search(query)).toEqual([]);
  },
);

it('finds no page twice, and at most twenty', async () => {
  const paths = (await search('aws cloud data security cost')).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeLessThanOrEqual(20);
});

it.each(['SOC2', 'ISO27001'])('reads %s as the two words that the site writes', async (query) => {
  const [, letters, digits] = /(\D+)(\d+)/.exec(query) ?? [];
  const results = await search(query);
  expect(results.length).toBeGreaterThan(0);
  expect(results).toEqual(await search(`${letters} ${digits}`));
});

it.each(['', '   ', 'a'.repeat(201)])('refuses %j', async (query) => {
  expect((await route.request(`/?q=${encodeURIComponent(query)}`)).status).toBe(422);
});

it('says that it cannot search yet instead of waiting for content that does not come', async () => {
  const waiting = createSearchRoute(() => new Promise(() => {}));
  const response = await waiting.request('/?q=cloud');
  expect(response.status).toBe(503);
  expect((await response.json()).detail).toContain('Try again in a moment');
});

async function search(query: string) {
  const response = await route.request(`/?q=${encodeURIComponent(query)}`);
  expect(response.status).toBe(200);
  const { results } = (await response.json()) as {
    results: { path: string; title: string; excerpt: string; words: string[] }[];
  };
  return results;
}
