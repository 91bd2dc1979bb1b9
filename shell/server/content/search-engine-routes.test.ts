// @vitest-environment jsdom
import type { ContentClient } from '@site/contract/clients/content-client';
import type { PathClaim } from '@site/contract/remotes/claims';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readShellEnv } from '../env.ts';
import type { Listing } from './listing.ts';
import { searchEngineRoutes } from './search-engine-routes.ts';

const env = readShellEnv({ SITE_ORIGIN: 'https://www.example.com' });
const down: ContentClient = { getEntries: () => Promise.reject(new Error('it is down')) };

/** What releases list, and the remotes' claims: each path with an owner but those of accelerators if it is withdrawn. */
let isWithdrawn = false;
const getListing = (): Listing => ({
  listed: [
    { path: '/well-architected-review', title: 'Well-Architected Review', section: 'Accelerators' },
    { path: '/press', title: 'Press', section: 'Company', content: 'press' },
    { path: '/', title: 'Home', section: 'Company', content: 'homePage' },
    { path: '/data-security', title: 'Data Security', section: 'Policies' },
  ],
  ownerOf: (pathname) =>
    isWithdrawn && pathname.startsWith('/accelerators') ? undefined : ({ remote: 'mfe-a' } as PathClaim),
});

async function ask(path: string, content: ContentClient = createSampleContent()): Promise<string> {
  const services = { env, content, getListing } as Parameters<typeof searchEngineRoutes>[0];
  const response = await searchEngineRoutes(services).request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe(content === down ? 'no-cache' : 'public, max-age=300');
  return response.text();
}

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

describe('the sitemap', () => {
  it('lists each page once, with the date of its content', async () => {
    const urls = [...parse(await ask('/sitemap.xml')).querySelectorAll('url')];
    const paths = urls.map((url) => new URL(url.querySelector('loc')?.textContent ?? '').pathname);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/press',
        '/well-architected-review',
        '/capability/services/aws-managed-services-provider',
        '/case-study/freightdatacenterexit',
        '/accelerators/wafasttrack-by-bce-aws-well-architected-review',
        '/docs/shared-responsibility',
      ]),
    );
    const dated = urls.filter((url) => url.querySelector('lastmod'));
    expect(dated.length).toBeGreaterThan(30);
    for (const url of dated) expect(url.querySelector('lastmod')?.textContent).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('stays XML with hostile content', async () => {
    const study = { sys: { id: 'a' }, fields: { idName: `a&b<c>"d'`, title: 'x' } };
    const content: ContentClient = {
      getEntries: async ({ contentType }) =>
        contentType === 'caseStudies' ? [{ sys: { id: 'list' }, fields: { childCards: [study] } }] : [],
    };
    const locations = [...parse(await ask('/sitemap.xml', content)).querySelectorAll('loc')];
    expect(locations.map(({ textContent }) => textContent).at(-1)).toMatch(
      /^https:\/\/www\.example\.com\/case-study\/a&b/,
    );
  });

  it('lists what releases name without content', async () => {
    const locations = [...parse(await ask('/sitemap.xml', down)).querySelectorAll('loc')];
    expect(locations.map(({ textContent }) => new URL(textContent).pathname)).toEqual([
      '/',
      '/data-security',
      '/press',
      '/well-architected-review',
    ]);
  });

  it('leaves out pages that no remote shows', async () => {
    expect(await ask('/sitemap.xml')).toContain('/accelerators/');
    isWithdrawn = true;
    onTestFinished(() => {
      isWithdrawn = false;
    });
    expect(await ask('/sitemap.xml')).not.toContain('/accelerators/');
  });
});

describe('llms.txt', () => {
  it('starts with the site’s name and tagline, and lists pages by section', async () => {
    const text = await ask('/llms.txt');
    expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n## Company\n\n- \[Home\]\(https:\/\/www\.example\.com\/\)\n/);
    const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(sections).toEqual(
      expect.arrayContaining(['Company', 'Services', 'Case Studies', 'Accelerators', 'Policies']),
    );
    expect(new Set(sections).size).toBe(sections.length);
    expect(text).toMatch(/^- \[.+\]\(https:\/\/www\.example\.com\/case-study\/freightdatacenterexit\): \S/m);
  });

  it('keeps a title with brackets and line breaks on one line', async () => {
    const study = { sys: { id: 'a' }, fields: { idName: 'a', title: 'One](https://evil.example.com)\n# Two' } };
    const content: ContentClient = {
      getEntries: async ({ contentType }) =>
        contentType === 'caseStudies' ? [{ sys: { id: 'list' }, fields: { childCards: [study] } }] : [],
    };
    const text = await ask('/llms.txt', content);
    expect(text).toContain('- [One\\](https://evil.example.com) # Two](https://www.example.com/case-study/a)');
  });

  it('lists the fixed pages when content is down', async () => {
    expect(await ask('/llms.txt', down)).toMatch(/^# Cloud consulting\n\n## Company\n/);
  });
});

it('robots.txt names the sitemap', async () => {
  expect(await ask('/robots.txt')).toContain('Sitemap: https://www.example.com/sitemap.xml');
});
