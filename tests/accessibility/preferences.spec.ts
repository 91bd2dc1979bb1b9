import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

test.describe('a visitor who prefers reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('gets no animations, transitions or smooth scrolling', async ({ page }) => {
    for (const path of ['/', '/accelerators', '/case-study', '/smb-aws-accelerator-program']) {
      await page.goto(path);
      await hydrated(page);
      const moving = await page.evaluate(() => {
        const seconds = (value: string) =>
          Math.max(...value.split(',').map((part) => Number.parseFloat(part) * (part.includes('ms') ? 0.001 : 1)));
        return [...document.querySelectorAll('body *')]
          .map((element) => ({ element, style: getComputedStyle(element) }))
          .filter(
            ({ style }) =>
              (style.animationName !== 'none' && seconds(style.animationDuration) > 0.01) ||
              (seconds(style.transitionDuration) > 0.01 && style.transitionProperty !== 'none') ||
              style.scrollBehavior === 'smooth',
          )
          .map(
            ({ element, style }) =>
              `${element.tagName}.${element.className} ${style.animationName} ${style.transitionProperty} ${style.transitionDuration}`,
          );
      });
      expect(moving.slice(0, 5), path).toEqual([]);
    }
  });

  test('sees all colors change at once, however deep the text is', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/well-architected-review');
    await hydrated(page);
    await page.emulateMedia({ colorScheme: 'light' });
    const changing = await page.evaluate(() =>
      document.getAnimations().map(({ id, effect }) => `${id} ${effect?.getComputedTiming().duration}`),
    );
    expect(changing.slice(0, 5)).toEqual([]);
  });
});

test.describe('a visitor with forced colors', () => {
  test('sees the borders of buttons and fields, and the current page', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/contact-us');
    await hydrated(page);
    const edges = (role: 'button' | 'textbox', name: string | RegExp) =>
      page
        .getByRole('main')
        .getByRole(role, { name })
        .evaluate((element) => {
          const field = getComputedStyle(element);
          return `${field.borderTopStyle} ${Number.parseFloat(field.borderTopWidth) > 0}`;
        });
    expect(await edges('button', 'Submit')).toBe('solid true');
    expect(await edges('textbox', /Full Name/)).toBe('solid true');
  });
});

test('a keyboard user can skip to the content and sees the focus', async ({ page }) => {
  await page.goto('/contact-us');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const focused = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return {
      isInMain: Boolean(element.closest('main')),
      ring: outlineStyle !== 'none' && outlineWidth !== '0px' ? 'outline' : boxShadow,
    };
  });
  expect(focused.isInMain).toBe(true);
  expect(focused.ring).not.toBe('none');
});
