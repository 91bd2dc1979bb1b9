import type { Page } from 'playwright/test';
import { brokenPath, pagePaths, unknownPath } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

// The browser itself logs an error for the pages with status 404 and 500.
test.use({ allowTrouble: true, reducedMotion: 'reduce' });

for (const width of [390, 820, 1440]) {
  test.describe(`without JavaScript, at ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });

    test('nothing covers a link or a control', async ({ page }) => {
      test.setTimeout(180_000);
      const covered: string[] = [];
      for (const path of [...pagePaths, brokenPath, unknownPath]) {
        await page.goto(path);
        covered.push(...(await findCovered(page)).map((text) => `${path} ${text}`));
      }
      expect(covered).toEqual([]);
    });
  });
}

/** @returns what stands in front of the middle of a link or control that is scrolled into view */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toText = (element: Element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input, select, textarea, summary'),
    ];
    return targets.flatMap((target) => {
      const isShown = target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || target.closest('[aria-hidden="true"]')) return [];
      target.focus();
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // The first line of a link that breaks: the middle of all its lines may be beside it.
      const [box] = target.getClientRects();
      if (!box || box.width < 2 || box.height < 2) return [];
      const front = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isPressed = front && (target.contains(front) || front.closest('label')?.contains(target));
      return isPressed ? [] : [`${toText(target)} is behind ${front ? toText(front) : 'nothing'}`];
    });
  });
}
