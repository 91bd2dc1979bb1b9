import sharp from 'sharp';
import { addressesIn } from '../site/addresses-in.ts';
import { ask } from '../site/ask.ts';
import { brokenPath, pagePaths } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

/** Pages with two URLs, one of them canonical. */
const canonicals: Record<string, string> = {
  '/accelerators/wellArchitectedReview': '/well-architected-review',
  '/mobile-contact-us': '/contact-us',
  '/mobile-page': '/smb-aws-accelerator-program',
  '/tablet-campaign': '/smb-aws-accelerator-program',
};
/** Pages that search engines must not list. */
const notFound = [brokenPath, '/unsupported-device', '/blog', '/comingsoon', '/search'];
/** Pages that only a link leads to. */
const unlisted: string[] = [...notFound, '/docs/well-architected-checklist'];

/** Reads a page's description from its HTML, like a search engine. */
function readHead(html: string) {
  const attribute = (pattern: RegExp) => html.match(pattern)?.[1];
  return {
    title: attribute(/<title[^>]*>([^<]*)</),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    robots: attribute(/<meta name="robots" content="([^"]*)"/),
    language: attribute(/<html lang="([^"]*)"/),
    openGraph: Object.fromEntries(
      [...html.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    ),
  };
}

test('every page has a title and a description of its own', async ({ site }) => {
  const titles = new Map<string, string>();
  for (const path of [...pagePaths, brokenPath]) {
    const { text } = await ask(site.url, path);
    const head = readHead(text);
    expect.soft(head.language, path).toBe('en');
    expect.soft(head.title, `title of ${path}`).toMatch(/\S.* · \S|^\S.+$/);
    expect.soft(head.description?.length, `description of ${path}`).toBeGreaterThan(30);
    expect.soft(head.description?.length, `description of ${path}`).toBeLessThanOrEqual(170);
    expect.soft(head.openGraph, `Open Graph of ${path}`).toMatchObject({
      type: expect.stringMatching(/^(website|article)$/),
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      image: expect.stringMatching(/^http/),
      'image:width': '1200',
      'image:height': '630',
      'image:alt': expect.stringMatching(/\S/),
      site_name: expect.stringMatching(/\S/),
    });
    expect.soft(head.robots, `robots of ${path}`).toBe(notFound.includes(path) ? 'noindex' : undefined);
    if (notFound.includes(path)) continue;
    const canonical = canonicals[path] ?? path;
    expect.soft(head.canonical, `canonical of ${path}`).toBe(new URL(canonical, site.url).href);
    expect.soft(head.openGraph.url, `og:url of ${path}`).toBe(head.canonical);
    if (canonical !== path) continue;
    expect.soft(titles.get(head.title ?? ''), `${path} has the title of`).toBeUndefined();
    titles.set(head.title ?? '', path);
  }
});

test('what a page tells search engines about itself is whole', async ({ site }) => {
  for (const path of pagePaths) {
    const { jsonLd } = readHead((await ask(site.url, path)).text);
    for (const object of jsonLd) {
      expect
        .soft(object, path)
        .toMatchObject({ '@context': 'https://schema.org', '@type': expect.stringMatching(/^[A-Z]/) });
      const text = JSON.stringify(object);
      expect.soft(text, path).not.toMatch(/:(""|null|\[\]|\{\})/);
      const addresses = [...text.matchAll(/"(?:url|item|image|logo|mainEntityOfPage)":"([^"]*)"/g)];
      for (const [, address] of addresses) expect.soft(address, path).toMatch(/^https?:\/\//);
    }
  }
});

test('a case study is an Article, home is an Organization, and deeper pages have breadcrumbs', async ({ site }) => {
  const typesOf = async (path: string) =>
    readHead((await ask(site.url, path)).text).jsonLd.map((object) => object['@type']);
  expect(await typesOf('/')).toContain('Organization');
  expect(await typesOf('/case-study/freightdatacenterexit')).toEqual(
    expect.arrayContaining(['Article', 'BreadcrumbList']),
  );
  expect(await typesOf('/capability/services/aws-managed-services-provider')).toEqual(
    expect.arrayContaining(['Service', 'BreadcrumbList']),
  );
});

test('every page has a picture for links on other sites, of the size that it says', async ({ site }) => {
  for (const path of [...pagePaths, brokenPath]) {
    const image = readHead((await ask(site.url, path)).text).openGraph.image ?? '';
    const answer = await fetch(image.replaceAll('&amp;', '&'));
    expect(answer.status, `${path}: ${image}`).toBe(200);
    expect(answer.headers.get('content-type'), image).toMatch(/^image\/(png|jpeg)/);
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height }, image).toEqual({ width: 1200, height: 630 });
  }
});

test('the sitemap lists every public page, and all of them work', async ({ site }) => {
  const sitemap = await ask(site.url, '/sitemap.xml');
  expect(sitemap.headers['content-type']).toContain('xml');
  const addresses = addressesIn(sitemap.text);
  for (const { origin } of addresses) expect(origin).toBe(site.url);
  const paths = addresses.map(({ pathname }) => pathname);
  expect(new Set(paths).size, 'each once').toBe(paths.length);
  const wanted = pagePaths.filter((path) => !(path in canonicals) && !unlisted.includes(path));
  expect(paths).toEqual(expect.arrayContaining(wanted));
  for (const path of paths) {
    const { status, text } = await ask(site.url, path);
    expect(status, path).toBe(200);
    expect(readHead(text).robots, path).toBeUndefined();
    expect(text.match(/<h1/g)?.length, `headings of ${path}`).toBe(1);
  }
});

test('robots.txt lets search engines in and names the sitemap', async ({ site }) => {
  const { text } = await ask(site.url, '/robots.txt');
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow: \/$/m);
  const llms = await ask(site.url, '/llms.txt');
  expect(llms.text).toContain(`](${site.url}/contact-us)`);
});
