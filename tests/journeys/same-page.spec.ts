import { pagePaths } from '../site/paths.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

const desktop = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'Sec-CH-UA-Mobile': '?0' };
const phone = { 'User-Agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148', 'Sec-CH-UA-Mobile': '?1' };

test('two shells make the same page, for every device and in every second of an hour', async ({ site }) => {
  test.setTimeout(240_000);
  const other = await startTestSite({ beside: site });
  let hour: string;
  let pages: Map<string, string>;
  let later: Map<string, string>;
  do {
    hour = thisHour();
    pages = await readPages(site, desktop);
    later = await readPages(other, phone);
  } while (thisHour() !== hour);
  await other.stop();
  expect(pagePaths.filter((path) => pages.get(path) !== later.get(path))).toEqual([]);
});

/** The pages of a shell, without its own addresses. */
async function readPages(site: TestSite, headers: Record<string, string>): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of pagePaths) pages.set(path, await readPage(path, site, headers));
  return pages;
}

/** Asks again for a page with a countdown that was made in an earlier hour: a shell shows it once more while it makes it again. */
async function readPage(path: string, { url, releasesUrl }: TestSite, headers: Record<string, string>) {
  let page = '';
  await expect(async () => {
    const response = await fetch(url + path, { headers });
    expect(response.headers.get('Vary') ?? '', path).not.toContain('User-Agent');
    expect(response.status, path).toBe(200);
    page = await response.text();
    const hour = thisHour();
    expect(page.match(/As of (?:<!-- -->)?([^<]+)/)?.[1] ?? hour, path).toBe(hour);
  }).toPass();
  return page.replaceAll(url, '').replaceAll(releasesUrl, '');
}

/** As the pages say it. */
function thisHour(): string {
  const now = Date.now();
  return new Date(now - (now % 3_600_000)).toUTCString();
}
