import { chromium, type Page } from 'playwright';
import config from '../playwright.config.ts';
import { hydrated } from '../site/hydrated.ts';
import { pagePaths } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

test('every page comes back from the back-forward cache as it was left', async ({ site }) => {
  test.setTimeout(240_000);
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }));
  });
  // Chromium keeps no page with its PDF viewer.
  for (const path of pagePaths.filter((one) => !one.startsWith('/docs/'))) {
    await page.goto(site.url + path);
    await hydrated(page);
    // A page of the browser's own, so that leaving is a load and not a move within the site.
    await page.goto('about:blank');
    await goBack(page);
    await expect
      .poll(() => page.evaluate(() => [location.pathname, Reflect.get(window, 'isRestored')]).catch(() => []), path)
      .toEqual([path, true]);
  }
  await page.goto(`${site.url}/contact-us`);
  await hydrated(page);
  await page.getByLabel('Full Name').fill('Ada');
  await page.goto(`${site.url}/robots.txt`);
  await goBack(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
  await page.getByLabel('Company').pressSequentially('Byron & Co');
  await expect(page.getByLabel('Company')).toHaveValue('Byron & Co');
  await browser.close();
});

/** Playwright's own would wait for the `load` of a page that comes back without one. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
}
