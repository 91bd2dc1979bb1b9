import { expect, type Locator, type Page } from 'playwright/test';

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Waits until a part of the page is hydrated. Parts follow one after another; until then, their links load whole pages. */
export async function partHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
