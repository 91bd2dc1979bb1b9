import type { Locator, Page } from 'playwright/test';
import { publishContent } from '../deployment/publish-content.ts';
import { hydrated, partHydrated } from '../site/hydrated.ts';
import type { TestSite } from '../site/start-test-site.ts';
import { expect } from '../site/test.ts';
import { editableSite } from './editable-site.ts';
import { dropTitles, writeAddresses, writeBareDay } from './editors-slips.ts';
import { pathOfEachKind } from './path-of-each-kind.ts';

const secret = 'editors'.padEnd(64, '0');

const addresses = editableSite({ CONTENTFUL_WEBHOOK_SECRET: secret }, (space) => {
  writeAddresses(space);
  writeBareDay(space);
});
const untitled = editableSite({}, dropTitles);

addresses('an address in a field for paths leads where the editor meant', async ({ page, site, file }) => {
  const fields = { from: 'ORIGIN/accelerators', to: `${site.url}/accelerators` };
  expect(await publishContent({ file, ...fields, url: site.url, secret })).toBe(204);
  const steps = page.getByRole('region', { name: /five steps/i }).getByRole('listitem');
  await expect(async () => {
    await page.goto('/');
    await expect(steps.first().getByRole('link')).toHaveAttribute('href', /^.accelerators.from=home/, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await hydrated(page);
  expect(await hrefsIn(steps)).toEqual([
    '/accelerators?from=home#programs',
    'https://partner.example.com/offer',
    'https://partner.example.com/review',
    // As if nothing was written.
    '/accelerators/resiliencex-backup-disaster-recovery-ha-workshop',
    '/case-study',
  ]);
  const first = steps.first().getByRole('link');
  await first.scrollIntoViewIfNeeded();
  await partHydrated(first);
  await first.click();
  await expect(page).toHaveURL(`${site.url}/accelerators?from=home#programs`);
  // Without a reload, the first page is still there to go back to.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(`${site.url}/`);
});

addresses('no press item leads to a script', async ({ page, site }) => {
  await page.goto('/press');
  await hydrated(page);
  const hrefs = new Set(await hrefsIn(page.getByRole('article')));
  expect([...hrefs].filter((href) => href !== '').toSorted()).toEqual([
    '/case-study',
    'https://partner.example.com/news',
  ]);
  expect(await (await fetch(`${site.url}/press`)).text()).not.toContain('javascript:alert');
});

addresses('a day without a time or zone ends as it does in New York, on banner and page', async ({ page }) => {
  await page.goto('/');
  const day = page.getByRole('region', { name: 'SMB AWS Accelerator Program' }).locator('time');
  await expect(day).toHaveText('June 30, 2031');
  await expect(day).toHaveAttribute('datetime', '2031-06-30T23:59:59-05:00');
  await page.clock.setFixedTime(new Date('2031-07-01T04:58:59Z'));
  await page.goto('/smb-aws-accelerator-program');
  await hydrated(page);
  await expect(page.getByText('Apply by June 30, 2031').first()).toBeVisible();
  await expect(page.getByRole('timer').first()).toHaveText(/00 Days.*00 Hours.*01 Mins.*00 Secs/);
});

untitled('no page has an empty heading, link, button or title where an entry has none', async ({ page, site }) => {
  untitled.setTimeout(240_000);
  const found: string[] = [];
  for (const path of await pathOfEachKind(site)) {
    await page.goto(path);
    await hydrated(page);
    found.push(...(await findNameless(page)).map((nameless) => `${path} ${nameless}`));
  }
  expect(found).toEqual([]);
});

untitled.describe('without scripts', () => {
  untitled.use({ javaScriptEnabled: false });

  untitled('every panel of tabs has a name', async ({ page, site }) => {
    const unnamed: string[] = [];
    let count = 0;
    for (const path of ['/', ...(await servicePaths(site))]) {
      await page.goto(path);
      const panels = page.getByRole('tabpanel');
      count += await panels.count();
      for (const panel of await panels.all()) {
        const snapshot = await panel.ariaSnapshot();
        if (!/^- tabpanel "[^"]+"/.test(snapshot)) unnamed.push(`${path} ${snapshot.slice(0, 80)}`);
      }
    }
    expect(unnamed).toEqual([]);
    expect(count).toBeGreaterThan(3);
  });
});

async function servicePaths(site: TestSite): Promise<string[]> {
  return (await pathOfEachKind(site)).filter((path) => /^\/capability\/[^/]+\/./.test(path));
}

async function hrefsIn(items: Locator): Promise<string[]> {
  await expect(items.first()).toBeVisible();
  return items.evaluateAll((all) => all.map((item) => item.querySelector('a')?.getAttribute('href') ?? ''));
}

function findNameless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) =>
      [
        element.textContent,
        element.getAttribute('aria-label'),
        ...[...element.querySelectorAll('img')].map(({ alt }) => alt),
      ].some((text) => text?.replace(/[\s:.]/g, ''));
    const nameless = [...document.querySelectorAll('h1, h2, h3, h4, a[href], button, [role="tab"], summary')]
      .filter((element) => !nameOf(element))
      .map((element) => element.outerHTML.slice(0, 140));
    const links = [...document.querySelectorAll('a[href$="/"]:not([href="/"])')].map((link) =>
      link.outerHTML.slice(0, 140),
    );
    const headings =
      document.querySelectorAll('h1').length === 1 ? [] : [`${document.querySelectorAll('h1').length} h1`];
    const dangling = /^(\s*[|–·]|$)|undefined/.test(document.title) ? [`title "${document.title}"`] : [];
    const unfinished = [...document.querySelectorAll('main a')]
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter((text) => /(:|our)\s*(,.*)?$/.test(text));
    return [...nameless, ...links, ...headings, ...dangling, ...unfinished];
  });
}
