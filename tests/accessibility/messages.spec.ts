import type { Page } from 'playwright/test';
import { fillIn } from '../forms/fill-in.ts';
import { hydrated } from '../site/hydrated.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { findBarriersAnywhere } from './find-barriers.ts';

test.use({ reducedMotion: 'reduce' });

test.describe('with analytics configured', () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await startTestSite({ env: { TAG_MANAGER_ID: 'GTM-ABC123' } });
  });
  test.afterAll(() => site.stop());

  test('axe finds no barrier in the question about analytics, at any width, in light or dark', async ({ page }) => {
    await page.goto(`${site.url}/about-us`);
    await expect(page.getByRole('region', { name: 'May we count your visit?' })).toBeVisible();
    expect(await findBarriersAnywhere(page)).toEqual([]);
  });

  test('axe finds no barrier in the privacy choices of a browser that refuses', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto(`${site.url}/about-us`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Choices' }).click();
    await expect(page.getByRole('region', { name: 'We do not count your visits' })).toBeVisible();
    expect(await findBarriersAnywhere(page)).toEqual([]);
  });
});

const toasts = {
  'the dialog of a case study': {
    path: '/case-study/freightdatacenterexit',
    form: async (page: Page) => {
      await page.getByRole('button', { name: 'Download full Case Study' }).click();
      return page.getByRole('dialog');
    },
    text: 'Thank you! Please check your email for case study document.',
  },
  'the program form': {
    path: '/smb-aws-accelerator-program?view=form',
    form: async (page: Page) => page.getByRole('main'),
    text: 'Message sent successfully!',
  },
};

for (const [place, { path, form, text }] of Object.entries(toasts)) {
  test(`axe finds no barrier in the toast of ${place}, at any width, in light or dark`, async ({ page }) => {
    await page.addInitScript(keepMessages);
    await page.goto(path);
    await hydrated(page);
    const place = await form(page);
    await fillIn(place);
    await place.getByRole('button', { name: 'Submit' }).click();
    const toast = page.getByText(text);
    await expect(toast).toBeVisible();
    expect(await findBarriersAnywhere(page)).toEqual([]);
    await expect(toast).toBeVisible();
  });
}

/** Timers of two seconds and more never end, so what a page shows for some seconds stays. */
function keepMessages(): void {
  const set = window.setTimeout;
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
    delay < 2000 ? set(handler, delay, ...rest) : 0) as typeof window.setTimeout;
}
