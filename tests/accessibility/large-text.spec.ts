import { type Browser, chromium } from 'playwright';
import config from '../playwright.config.ts';
import { brokenPath, pagePaths, unknownPath } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

/** Shows text at twice the usual size, as visitors can choose in the settings of their browser. */
let browser: Browser;

test.beforeAll(async () => {
  const { args = [], ...options } = config.use?.launchOptions ?? {};
  browser = await chromium.launch({ ...options, args: [...args, '--blink-settings=defaultFontSize=32'] });
});

test.afterAll(() => browser.close());

for (const width of [390, 1280]) {
  test(`text of twice the usual size fits at ${width} px`, async ({ site }) => {
    test.setTimeout(180_000);
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const problems: string[] = [];
    for (const path of [...pagePaths, '/smb-aws-accelerator-program?view=form', brokenPath, unknownPath]) {
      await page.goto(site.url + path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toMatch(/^3[2-3]/);
      const found = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        // What stands in the bar itself, not in its closed menus.
        const inBar = [...document.querySelectorAll<HTMLElement>('header a, header button')].filter(
          (element) => element.checkVisibility() && !element.closest('main, [popover]'),
        );
        const boxes = inBar.map((element) => element.getBoundingClientRect());
        const overlap = boxes.some((box, index) => (boxes[index + 1]?.left ?? Number.POSITIVE_INFINITY) < box.right);
        const isBroken = (element: HTMLElement) => {
          const words = (element.textContent ?? '').trim().split(/\s+/);
          if (!words[0]) return false;
          const { height } = element.getBoundingClientRect();
          const { lineHeight, paddingBlockStart } = getComputedStyle(element);
          return (
            height - 2 * Number.parseFloat(paddingBlockStart) > (words.length + 0.5) * Number.parseFloat(lineHeight)
          );
        };
        return [
          ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
          ...(overlap ? ['covers one thing in the bar with another'] : []),
          ...inBar.filter(isBroken).map((element) => `breaks “${element.textContent}” in the bar`),
        ];
      });
      problems.push(...found.map((problem) => `${path} ${problem}`));
    }
    await page.close();
    expect(problems).toEqual([]);
  });
}
