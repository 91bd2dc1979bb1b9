import { addressesIn } from '../site/addresses-in.ts';
import { ask } from '../site/ask.ts';
import { expect, test } from '../site/test.ts';

test('no link of a page in the sitemap is broken, and every fragment has its place', async ({ site }) => {
  test.setTimeout(300_000);
  const pages = new Map<string, string>();
  const broken: string[] = [];
  const read = async (path: string) => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const response = await fetch(new URL(path, site.url));
    const text = response.ok ? await response.text() : '';
    pages.set(path, text);
    return text;
  };
  const sitemap = await ask(site.url, '/sitemap.xml');
  const listed = addressesIn(sitemap.text).map(({ pathname }) => pathname);
  expect(listed.length).toBeGreaterThan(30);
  for (const path of listed) {
    for (const link of linksIn(await read(path), new URL(path, site.url))) {
      const target = await read(link.pathname + link.search);
      if (!target) broken.push(`${path} links to ${link.pathname}${link.search}, which does not answer`);
      const fragment = decodeURIComponent(link.hash.slice(1));
      if (target && fragment && !hasPlace(target, fragment))
        broken.push(`${path} links to ${link.href}, which has no such place`);
    }
  }
  expect(broken).toEqual([]);
});

/** @returns the links of a page to this site */
function linksIn(html: string, page: URL): URL[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), page))
    .filter(({ origin }) => origin === page.origin);
}

function hasPlace(html: string, id: string): boolean {
  return [...html.matchAll(/\sid="([^"]*)"/g)].some(([, value]) => value === id);
}
