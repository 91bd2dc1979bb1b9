import { hydrated } from '../site/hydrated.ts';
import { brokenPath, unknownPath } from '../site/paths.ts';
import { typeInto } from '../site/press-label.ts';
import { expect, test } from '../site/test.ts';

test.describe('an unclaimed path', () => {
  // The browser itself logs an error for a page with status 404.
  test.use({ allowTrouble: true });

  test('says so and links to other pages', async ({ page }) => {
    const response = await page.goto(unknownPath);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText("We couldn't find that page")).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
    await hydrated(page);
    await main.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      for (const path of [unknownPath, brokenPath]) {
        test(`${path} finds what the visitor was looking for`, async ({ page }) => {
          await page.goto(path);
          await typeInto(page.getByRole('main'), 'What were you looking for?', 'kubernetes');
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(/\/search\?q=kubernetes$/);
          await expect(page.getByRole('link', { name: /Kubernetes/ }).first()).toBeVisible();
        });
      }
    });
  }
});

test.describe('the error page', () => {
  test.use({ allowTrouble: true });

  test('visitors can report an error, and return to home after five seconds', async ({ page }) => {
    await page.clock.install();
    const response = await page.goto(brokenPath);
    expect(response?.status()).toBe(500);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Oops, Something went wrong' })).toBeVisible();
    await page.getByRole('button', { name: 'Report this issue' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('What happened?')).toBeHidden();
    await page.getByRole('button', { name: 'Report this issue' }).click();
    await typeInto(page, 'What happened?', 'The menu went away.');
    const log = page.waitForEvent(
      'console',
      (message) => message.text().includes('The menu went away.') || message.text().startsWith('Feedback'),
    );
    await page.getByRole('button', { name: 'Send Feedback' }).click();
    await log;
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
    for (const left of [5, 4, 3, 2, 1]) {
      await expect(page.getByText(String(left), { exact: true })).toBeVisible();
      await page.clock.runFor(1000);
    }
    await expect(page).toHaveURL(/\/$/);
  });
});
