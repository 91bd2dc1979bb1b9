import { brokenPath, pagePaths } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

// The browser itself logs an error for the page with status 500.
test.use({ javaScriptEnabled: false, allowTrouble: true });

/** Without scripts, every page has its heading, its text, nav and footer. */
for (const path of [...pagePaths, brokenPath]) {
  test(`${path} is complete without JavaScript`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === brokenPath ? 500 : 200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    const main = page.getByRole('main');
    expect((await main.textContent())?.length, 'its main text').toBeGreaterThan(40);
    await expect(main.getByText(/This part of the site cannot be shown|page is loading/)).toHaveCount(0);
  });
}
