import { pagePaths } from '../site/paths.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

const desktop = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'Sec-CH-UA-Mobile': '?0' };
const phone = { 'User-Agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148', 'Sec-CH-UA-Mobile': '?1' };

test('two shells make the same page, for every device and in every second', async ({ site }) => {
  test.setTimeout(120_000);
  const pages = await readPages(site, desktop);
  const other = await startTestSite({ beside: site });
  const later = await readPages(other, phone);
  await other.stop();
  expect(pagePaths.filter((path) => pages.get(path) !== later.get(path))).toEqual([]);
});

/** The pages of a shell, without its own addresses. */
async function readPages(
  { url, releasesUrl }: TestSite,
  headers: Record<string, string>,
): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of pagePaths) {
    const response = await fetch(url + path, { headers });
    expect(response.headers.get('Vary') ?? '', path).not.toContain('User-Agent');
    expect(response.status, path).toBe(200);
    pages.set(path, (await response.text()).replaceAll(url, '').replaceAll(releasesUrl, ''));
  }
  return pages;
}
