import type { Page } from 'playwright/test';
import { hydrated, partHydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

test('one click scrolls by 450 px, and buttons are disabled at the ends', async ({ page }) => {
  const { track, previous, next } = await showCarousel(page);
  await expect(previous).toBeDisabled();
  await next.click();
  await expect.poll(() => track.evaluate((list) => Math.round(list.scrollLeft))).toBe(450);
  await expect(previous).toBeEnabled();
  await previous.click();
  await expect.poll(() => track.evaluate((list) => Math.round(list.scrollLeft))).toBe(0);
  await expect(previous).toBeDisabled();
  await track.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
});

test('Read More opens the case study at its top', async ({ page }) => {
  const { readMore } = await showCarousel(page);
  await readMore('Container positions in two seconds, from eight hundred trucks').click();
  await expect(page).toHaveURL('/case-study/porttelemetry');
  await expectTop(page);
});

test('Read More without a page opens the contact page at its top and says why', async ({ page }) => {
  const { readMore } = await showCarousel(page);
  await readMore('A regional carrier under a confidentiality agreement').click();
  await expect(page).toHaveURL('/contact-us?PreviousPage=');
  await expectTop(page);
  expect(await page.evaluate(() => history.state.usr)).toEqual({
    flag: 'Accelerate Your AWS Cloud Journey',
    path: '',
  });
});

/** Scrolls to the carousel and waits until it is hydrated. */
async function showCarousel(page: Page) {
  await page.goto('/');
  await hydrated(page);
  const region = page.getByRole('region', { name: 'case studies', exact: true });
  const next = region.getByRole('button', { name: 'Next case studies' });
  await next.scrollIntoViewIfNeeded();
  await partHydrated(next);
  await expect(region.getByRole('button', { name: 'Previous case studies' })).toBeDisabled();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  return {
    track: region.getByRole('list', { name: 'case studies' }),
    previous: region.getByRole('button', { name: 'Previous case studies' }),
    next,
    readMore: (title: string) =>
      region.getByRole('article').filter({ hasText: title }).getByRole('link', { name: 'Read More' }),
  };
}

async function expectTop(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}
