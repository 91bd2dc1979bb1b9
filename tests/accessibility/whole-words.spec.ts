import type { Page } from 'playwright/test';
import { hydrated } from '../site/hydrated.ts';
import { pagePaths } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

const widths = [320, 390, 768, 820, 1025, 1200, 1310, 1440];

test('no word of the sample content breaks in two, at any width', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const broken: string[] = [];
  for (const path of pagePaths) {
    await page.goto(path);
    await hydrated(page);
    for (const width of widths) broken.push(...(await findBrokenWords(page, width)).map((word) => `${path} ${word}`));
  }
  expect(broken).toEqual([]);
});

/** @returns a line for each word that does not stand on one line; it may break after a hyphen or a slash */
async function findBrokenWords(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const words = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // Words for screen readers only.
      if (text.parentElement.getBoundingClientRect().width <= 1) continue;
      if (text.parentElement.closest('svg, option')) continue;
      for (const { 0: word, index } of text.textContent?.matchAll(/[^\s/\u2013\u2014-]+/g) ?? []) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (tops.size > 1)
          broken.push(`"${word}" in ${text.parentElement.tagName} "${text.textContent?.slice(0, 50)}"`);
      }
    }
    return broken;
  });
  return words.map((word) => `at ${width} px: ${word}`);
}
