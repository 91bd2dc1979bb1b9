import type { Page } from 'playwright/test';
import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page, name: string) => bar(page).getByRole('button', { name });
const entry = (page: Page, name: string | RegExp) => bar(page).getByRole('link', { name });

test('the bar shows its items in order', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(bar(page).locator(':scope > ul > li').locator(':scope > a, :scope > div > button')).toHaveText([
    'Home',
    'Capabilities',
    'Accelerators',
    'Case Studies',
    'About Us',
    'Insights',
  ]);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact-us',
  );
});

test.describe('menus open before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('one at a time, and Escape closes it', async ({ page }) => {
    await page.goto('/contact-us');
    await expectMenus(page);
  });
});

test('menus work the same after hydration', async ({ page }) => {
  await page.goto('/contact-us');
  await hydrated(page);
  await expectMenus(page);
});

async function expectMenus(page: Page): Promise<void> {
  await menuButton(page, 'Capabilities').click();
  for (const name of ['Services', 'Expertise', 'Solutions']) await expect(entry(page, name)).toBeVisible();
  await menuButton(page, 'Insights').click();
  await expect(entry(page, 'Press')).toBeVisible();
  await expect(entry(page, 'Services')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Press')).toBeHidden();
}

test('menus work with the keyboard: open, move, follow', async ({ page }) => {
  await page.goto('/contact-us');
  await hydrated(page);
  await menuButton(page, 'Capabilities').focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Services')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Services')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/capability\/expertise$/);
  await expect(entry(page, 'Expertise')).toBeHidden();
});

test('Sustainability leads to another site, in a new tab', async ({ page }) => {
  await page.goto('/contact-us');
  await menuButton(page, 'Insights').click();
  const link = entry(page, /Sustainability/);
  await expect(link).toHaveAttribute('href', /^https:\/\/sustainability\./);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const panel = (page: Page) => page.getByRole('navigation', { name: 'Site menu' });

  test('the menu has nine links and marks the current page', async ({ page }) => {
    await page.goto('/case-study');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(panel(page).getByRole('link')).toHaveText([
      'Home',
      'About Us',
      'Accelerators',
      'Services',
      'Expertise',
      'Solutions',
      'Case Study',
      'Press',
      'Contact Us',
    ]);
    await expect(panel(page).locator('[aria-current="page"]')).toHaveText('Case Study');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(panel(page)).toBeHidden();
  });

  test('an entry opens its page, closes the menu and scrolls to the top', async ({ page }) => {
    await page.goto('/contact-us');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await panel(page).getByRole('link', { name: 'Case Study' }).click();
    await expect(page).toHaveURL(/\/case-study$/);
    await expect(panel(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the entries fade in one after another, and the menu stays until the last one has left', async ({ page }) => {
    await page.goto('/contact-us');
    const delays = () =>
      page
        .locator('#mobile-menu li')
        .evaluateAll((items) => items.map((item) => getComputedStyle(item).transitionDelay.split(',')[0]));
    expect(await delays()).toEqual(Array.from({ length: 9 }, (_, order) => `${(order * 10) / 1000}s`));
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await delays()).toEqual(Array.from({ length: 9 }, (_, order) => `${(order * 50) / 1000}s`));
    const hiding = await panel(page).evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return transitionDuration.split(', ')[transitionProperty.split(', ').indexOf('display')];
    });
    expect(hiding).toBe('0.4s');
  });

  test('the menu opens before any script has run', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await panel(page).getByRole('link', { name: 'Press' }).click();
    await expect(page).toHaveURL(/\/press$/);
    await context.close();
  });

  for (const javaScriptEnabled of [false, true]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('the page behind the open menu does not scroll', async ({ page }) => {
        await page.goto('/press');
        if (javaScriptEnabled) await hydrated(page);
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(panel(page)).toBeVisible();
        await page.mouse.move(200, 700);
        await page.mouse.wheel(0, 400);
        await page.waitForTimeout(300);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });

      test('the keyboard reaches nothing behind the open menu, and closing it returns to the button', async ({
        page,
      }) => {
        await page.goto('/press');
        if (javaScriptEnabled) await hydrated(page);
        const button = page.getByRole('button', { name: 'Open menu' });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
        // Once the menu has faded in.
        await expect(page.locator('main')).toBeHidden();
        for (let stop = 0; stop < 30; stop += 1) {
          await page.keyboard.press(stop < 15 ? 'Tab' : 'Shift+Tab');
          const behind = await page.evaluate(() => {
            const { activeElement } = document;
            return activeElement === document.body || activeElement?.closest('#mobile-menu')
              ? ''
              : activeElement?.outerHTML;
          });
          expect(behind).toBe('');
        }
        await panel(page).getByRole('link', { name: 'Press' }).focus();
        await page.keyboard.press('Escape');
        await expect(panel(page)).toBeHidden();
        await expect(button).toBeFocused();
      });
    });
  }

  test('Back closes the open menu', async ({ page }) => {
    await page.goto('/about-us');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    await panel(page).getByRole('link', { name: 'Press' }).click();
    await expect(page).toHaveURL(/\/press$/);
    await expect(panel(page)).toBeHidden();
    await button.click();
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(panel(page)).toBeHidden();
  });
});
