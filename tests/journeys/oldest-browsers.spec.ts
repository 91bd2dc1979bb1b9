import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

test.beforeEach(({ page }) => page.addInitScript(removeNewFunctions));

test('an answer with a link is shown', async ({ page }) => {
  await page.goto('/accelerators');
  await hydrated(page);
  await page.getByRole('textbox', { name: /Which accelerator fits/ }).fill('How do I contact an expert?');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article').locator('[aria-live="polite"]');
  await expect(answer.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the program shows the amount spent', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const spent = page.waitForResponse('**/smb/spentAmount');
  await page.getByRole('link', { name: 'Apply Here' }).first().click();
  expect((await spent).ok()).toBe(true);
  await expect(page.getByRole('progressbar', { name: 'Funding remaining' })).toBeVisible();
});

/** What Chrome 111, Firefox 121 or Safari 17.2 do not have and this site once called; runs in the page. */
function removeNewFunctions(): void {
  delete (URL as { parse?: unknown }).parse;
  delete (AbortSignal as { any?: unknown }).any;
}
