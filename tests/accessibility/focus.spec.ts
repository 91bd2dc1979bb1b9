import type { Page } from 'playwright/test';
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
