import type { Locator, Page } from 'playwright/test';
import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

const phone = { width: 390, height: 844 };

test('the press view appears after 3 s and disappears after 8 s', async ({ page }) => {
  await openFrozen(page, '/');
  const press = page.getByRole('button', { name: 'Press view' });
  const { row, previous } = carousel(page, 'Partner badges', 'badges');
  await scrollTo(row, 100);
  await expect(previous, 'the carousel is hydrated').toBeEnabled();
  await page.clock.runFor(2_999);
  await expect(press).toHaveAttribute('aria-pressed', 'false');
  await page.clock.runFor(1);
  await expect(press).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(4_999);
  await expect(press).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(1);
  await expect(press).toHaveAttribute('aria-pressed', 'false');
});

test('a tab’s panel changes after 300 ms, and no other tab can be selected until then', async ({ page }) => {
  await openFrozen(page, '/capability/services/generative-ai');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Prototype').click();
  await expect(tab('Prototype')).toHaveAttribute('aria-selected', 'true');
  await page.clock.runFor(299);
  await tab('Operate').click();
  await expect(page.getByRole('tabpanel', { name: 'Select' })).toBeAttached();
  await page.clock.runFor(1);
  await expect(page.getByRole('tabpanel', { name: 'Prototype' })).toBeVisible();
  await expect(tab('Operate')).toHaveAttribute('aria-selected', 'false');
  await tab('Operate').click();
  await page.clock.runFor(300);
  await expect(page.getByRole('tabpanel', { name: 'Operate' })).toBeVisible();
});

test.describe('a carousel', () => {
  test.use({ viewport: phone });

  test('of badges moves by 200 px and stops at both ends', async ({ page }) => {
    await openFrozen(page, '/');
    const { row, previous, next } = carousel(page, 'Partner badges', 'badges');
    await expect(previous).toBeDisabled();
    await next.click();
    await expectAt(row, 200);
    await expect(previous).toBeEnabled();
    await page.clock.runFor(16);
    await scrollTo(row, 10_000);
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
    await page.clock.runFor(16);
    await scrollTo(row, 0);
    await expect(previous).toBeDisabled();
    await expect(next).toBeEnabled();
  });

  test('of testimonials moves by 450 px for each of two quick clicks', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const { row, next } = carousel(page, 'testimonials', 'testimonials');
    await row.scrollIntoViewIfNeeded();
    await next.click();
    await next.click();
    await expectAt(row, 900);
  });

  test('counts as stopped after 150 ms without scrolling, and moves from there', async ({ page }) => {
    await openFrozen(page, '/');
    const { row, next } = carousel(page, 'testimonials', 'testimonials');
    await row.scrollIntoViewIfNeeded();
    await next.click();
    await expectAt(row, 450);
    await page.clock.runFor(150);
    await scrollTo(row, 100);
    await next.click();
    await expectAt(row, 550);
    await scrollTo(row, 100);
    await page.clock.runFor(149);
    await next.click();
    await expectAt(row, 1_000);
  });

  test('of programs accepts one click every 500 ms', async ({ page }) => {
    await openFrozen(page, '/accelerators');
    const { row, next } = carousel(page, 'accelerator programs', 'accelerator programs');
    const step = await cardStep(row);
    await next.click();
    await next.click();
    await expectAt(row, step);
    await page.clock.runFor(499);
    await next.click();
    await expectAt(row, step);
    await page.clock.runFor(1);
    await next.click();
    await expectAt(row, 2 * step);
  });

  test('updates its dots at most every 16 ms while it scrolls, and 100 ms after', async ({ page }) => {
    await openFrozen(page, '/accelerators');
    const { region, row } = carousel(page, 'accelerator programs', 'accelerator programs');
    const step = await cardStep(row);
    const dot = region.getByRole('button', { name: /^Show \d of 5$/ }).and(page.locator('[aria-current="true"]'));
    await scrollTo(row, step);
    await expect(dot).toHaveAccessibleName('Show 2 of 5');
    await scrollTo(row, 2 * step);
    await expect(dot).toHaveAccessibleName('Show 2 of 5');
    await page.clock.runFor(16);
    await scrollTo(row, 3 * step);
    await expect(dot).toHaveAccessibleName('Show 4 of 5');
    await scrollTo(row, 0);
    await page.clock.runFor(99);
    await expect(dot).toHaveAccessibleName('Show 4 of 5');
    await page.clock.runFor(1);
    await expect(dot).toHaveAccessibleName('Show 1 of 5');
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone });

  test('disappears after 0.4 s, when the last of its nine entries has left', async ({ page }) => {
    await page.goto('/contact-us');
    const menu = page.getByRole('navigation', { name: 'Site menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link')).toHaveCount(9);
    const shown = await menu.evaluate((panel: HTMLElement) => {
      panel.hidePopover();
      const leaving = panel.getAnimations({ subtree: true });
      return [0, 399, 400].map((time) => {
        for (const animation of leaving) {
          animation.pause();
          animation.currentTime = time;
        }
        return getComputedStyle(panel).display !== 'none';
      });
    });
    expect(shown).toEqual([true, true, false]);
  });
});

/** Opens a page with a paused clock, whose carousels move without animation. */
async function openFrozen(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: '2026-01-01T08:00:00Z' });
  await page.clock.pauseAt('2026-01-01T09:00:00Z');
  await page.goto(path);
  // With a paused clock the browser is never idle, so the page waits for the visitor's first step.
  await page.keyboard.press('Shift');
  await hydrated(page);
}

function carousel(page: Page, name: string, items: string) {
  const region = page.getByRole('region', { name, exact: true });
  return {
    region,
    row: region.locator('> ul'),
    previous: region.getByRole('button', { name: `Previous ${items}` }),
    next: region.getByRole('button', { name: `Next ${items}` }),
  };
}

/** Scrolls like a swipe, and waits until the page has handled the event and rendered. */
async function scrollTo(row: Locator, left: number): Promise<void> {
  await row.scrollIntoViewIfNeeded();
  await row.evaluate(async (list, to) => {
    const heard = new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }));
    list.scrollTo({ left: to, behavior: 'instant' });
    await heard;
    // React renders in a task like this one, which was queued first.
    const { port1, port2 } = new MessageChannel();
    port2.postMessage('');
    await new Promise((resolve) => {
      port1.onmessage = resolve;
    });
  }, left);
}

async function expectAt(row: Locator, left: number): Promise<void> {
  await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft))).toBe(left);
}

/** Measures the width of a card plus the gap after it. */
function cardStep(row: Locator): Promise<number> {
  return row.evaluate((list) => {
    const [first, second] = list.children as unknown as [HTMLElement, HTMLElement];
    return second.offsetLeft - first.offsetLeft;
  });
}
