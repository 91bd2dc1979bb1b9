import type { Page } from 'playwright/test';
import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

const results = (page: Page) => page.getByRole('main').getByRole('article');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the box in the bar finds a page in spite of a typo, marks the words, and leads there', async ({ page }) => {
      await page.goto('/contact-us');
      if (javaScriptEnabled) await hydrated(page);
      const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search this site' });
      await box.fill('disastr recovery');
      await box.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=disastr\+recovery$/);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/results for “disastr recovery”/);
      const first = results(page).first();
      await expect(first.locator('mark', { hasText: /disaster|recovery/i }).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('disastr recovery');
      await first.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/recovery/i);
    });

    test('the page searches again, and says when it finds nothing', async ({ page }) => {
      await page.goto('/search');
      if (javaScriptEnabled) await hydrated(page);
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill('qxzvbnwt');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('No page speaks of “qxzvbnwt”.');
      await expect(page).toHaveTitle(/^Search: qxzvbnwt /);
      await expect(page.getByRole('main').getByRole('link', { name: 'Ask the assistant' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Type what you are looking for/);
      await expect(page).toHaveTitle(/^Search /);
    });
  });
}

test('a hostile query is only text, on the server and in the browser', async ({ page, site }) => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const response = await page.goto(`/search?q=${encodeURIComponent(hostile)}`);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(hostile);
  expect(await page.locator('main img, main script').count()).toBe(0);
  for (const query of ['%00', '%E0%A4%A', '%F0%9F', `${'x'.repeat(2000)}`]) {
    const { status } = await fetch(`${site.url}/search?q=${query}`);
    expect(status, query.slice(0, 20)).toBe(200);
  }
});

test('search engines are told to keep out, and the page is not in the sitemap', async ({ page, site }) => {
  await page.goto('/search?q=migration');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toMatch(/.search[<?]/);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the box is in the menu, and results fit the screen', async ({ page }) => {
    await page.goto('/contact-us');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const box = page
      .getByRole('navigation', { name: 'Site menu' })
      .getByRole('searchbox', { name: 'Search this site' });
    await box.fill('kubernetes');
    await box.press('Enter');
    await expect(results(page).first()).toBeVisible();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBe(widths[1]);
  });
});
