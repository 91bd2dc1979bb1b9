import type { Locator, Page } from 'playwright/test';
import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';
import { findBarriersAnywhere } from './find-barriers.ts';

test.use({ reducedMotion: 'reduce' });

const question = 'What is ResilienceX?';
const shown = (page: Page) => page.getByRole('article', { name: question, exact: true });
const note = (page: Page) => shown(page).getByRole('textbox', { name: /What should we know/ });
const button = (page: Page, name: string) => shown(page).getByRole('button', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto(`/accelerators?q=${encodeURIComponent(question)}`);
  await hydrated(page);
  await expect(button(page, 'Yes')).toBeVisible();
});

test('axe finds no barrier in a rating that is open, sent, or failed', async ({ page }) => {
  test.setTimeout(180_000);
  await button(page, 'No').click();
  await note(page).fill('Too short');
  expect(await findBarriersAnywhere(page), 'open').toEqual([]);
  await page.route('**/assistant/feedback', (route) => route.fulfill({ status: 204 }));
  await button(page, 'Send').click();
  await expect(shown(page).getByText('Thank you.')).toBeVisible();
  expect(await findBarriersAnywhere(page), 'sent').toEqual([]);
});

test.describe('when the API fails', () => {
  test.use({ allowTrouble: true });

  test('axe finds no barrier, the note stays, and the focus stays on the button', async ({ page }) => {
    test.setTimeout(180_000);
    await page.route('**/assistant/feedback', (route) => route.fulfill({ status: 503 }));
    await reach(page, button(page, 'No'));
    await page.keyboard.press('Enter');
    await reach(page, note(page));
    await page.keyboard.type('Too short');
    await reach(page, button(page, 'Send'));
    await page.keyboard.press('Enter');
    await expect(shown(page).getByRole('status').filter({ hasText: 'could not take that' })).toBeVisible();
    await expect(button(page, 'Send')).toBeFocused();
    await expect(note(page)).toHaveValue('Too short');
    expect(await findBarriersAnywhere(page)).toEqual([]);
  });
});

test('a rating is sent by keyboard, and its thanks are read once', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assistant/feedback', async (route) => {
    await held.promise;
    await route.fulfill({ status: 204 });
  });
  await reach(page, button(page, 'No'));
  await page.keyboard.press('Space');
  await expect(button(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'No')).toBeFocused();
  await reach(page, note(page));
  await page.keyboard.type('Too short');
  await page.keyboard.press('Enter');
  await expect(shown(page).getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(note(page)).toBeFocused();
  held.resolve();
  const thanks = shown(page).getByText('Thank you.');
  await expect(thanks).toBeFocused();
  // What has the focus is read. In a live region, it would be read again.
  await expect(shown(page).locator('[role=status], [aria-live]').filter({ hasText: 'Thank you.' })).toHaveCount(0);
});

test('the focus stays on the button while a rating is sent', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assistant/feedback', async (route) => {
    await held.promise;
    await route.fulfill({ status: 204 });
  });
  await button(page, 'Yes').click();
  await reach(page, button(page, 'Send'));
  await page.keyboard.press('Enter');
  await expect(shown(page).getByRole('button', { name: 'Sending...' })).toBeFocused();
  held.resolve();
  await expect(shown(page).getByText('Thank you.')).toBeFocused();
});

test('a rating is canceled by keyboard, and the focus goes back to its thumb', async ({ page }) => {
  await reach(page, button(page, 'Yes'));
  await page.keyboard.press('Enter');
  await reach(page, button(page, 'Cancel'));
  await page.keyboard.press('Enter');
  await expect(note(page)).toHaveCount(0);
  await expect(button(page, 'Yes')).toBeFocused();
  await expect(button(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
});

/** Presses Tab until something has the focus, which must never be nothing. */
async function reach(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}
