import type { Page } from 'playwright/test';
import { fillIn } from '../forms/fill-in.ts';
import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

test.use({ reducedMotion: 'reduce' });

for (const path of ['/', '/accelerators', '/case-study', '/contact-us', '/smb-aws-accelerator-program', '/press']) {
  test(`a keyboard user sees the focus at every stop of ${path}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(path);
    await hydrated(page);
    const unseen: string[] = [];
    for (let stop = 0; stop < 150; stop += 1) {
      await page.keyboard.press('Tab');
      const { name, isSeen, isOut } = await lookAtFocus(page);
      if (isOut) break;
      if (!isSeen) unseen.push(name);
    }
    expect(unseen).toEqual([]);
  });
}

test('the focus stays on the filter after choosing an industry', async ({ page }) => {
  await page.goto('/case-study');
  await hydrated(page);
  const filter = page.locator('summary', { hasText: 'Industry' });
  await filter.click();
  await page.getByRole('button', { name: 'Retail', exact: true }).click();
  await expect(page).toHaveURL(/industry=Retail/);
  await expect(filter).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Retail', exact: true }).press('Enter');
  await expect(page).not.toHaveURL(/industry=/);
  await expect(filter).toBeFocused();
});

test('the focus follows a phone into the program form and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/smb-aws-accelerator-program');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL(/view=form/);
  await expect(main.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await main.getByRole('link', { name: 'About the program' }).click();
  await expect(main.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toBeVisible();
});

test('Escape closes the thank-you popup, and the focus returns to the form', async ({ page }) => {
  await page.goto('/contact-us');
  await hydrated(page);
  await fillIn(page.getByRole('main'));
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
  const popup = page.getByRole('region', { name: 'Thank You' });
  await expect(popup).toBeVisible();
  const before = await page.evaluate(() => document.activeElement?.textContent);
  await popup.getByRole('link', { name: 'Explore Our Services' }).focus();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(before);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

/** The ring around what has the focus, or around the card that a link covers. */
function lookAtFocus(page: Page): Promise<{ name: string; isSeen: boolean; isOut: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const hasRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`,
      isSeen: hasRing(getComputedStyle(element)) || hasRing(getComputedStyle(element, '::after')),
      isOut: element === document.body,
    };
  });
}
