import { hydrated } from '../site/hydrated.ts';
import { brokenPath, pagePaths, unknownPath } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

// The browser itself logs an error for the pages with status 404 and 500.
test.use({ allowTrouble: true });

test('no page scrolls sideways at 320 px, which equals 400% zoom', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide: string[] = [];
  for (const path of [...pagePaths, brokenPath, unknownPath]) {
    await page.goto(path);
    await hydrated(page);
    const [wanted, given] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    if ((wanted ?? 0) > (given ?? 0)) tooWide.push(`${path} is ${wanted} px wide`);
  }
  expect(tooWide).toEqual([]);
});

test('no target is smaller than 24 px, except inside a sentence', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const tooSmall: string[] = [];
  for (const path of [...pagePaths, brokenPath, unknownPath]) {
    await page.goto(path);
    await hydrated(page);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role="tab"]')]
        .filter(
          (element) =>
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            !element.closest('p, dd, label, [class*="skip"]'),
        )
        .map((element) => ({ box: element.getBoundingClientRect(), element }))
        .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < 24 || box.height < 24))
        .map(
          ({ box, element }) =>
            `${element.tagName} "${element.textContent?.trim().slice(0, 40)}" ${Math.round(box.width)}x${Math.round(box.height)}`,
        ),
    );
    tooSmall.push(...found.map((text) => `${path} ${text}`));
  }
  expect(tooSmall).toEqual([]);
});

test('the numbers of the countdown keep apart, also with years to go', async ({ page }) => {
  for (const width of [320, 390, 820, 1025, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/smb-aws-accelerator-program');
    const gaps = await page.getByRole('timer').evaluate((timer) => {
      const ends = [...timer.children].map((unit) => {
        const text = document.createRange();
        text.selectNodeContents(unit.firstElementChild ?? unit);
        return { left: unit.getBoundingClientRect().left, right: text.getBoundingClientRect().right };
      });
      return ends.slice(1).map(({ left }, index) => left - (ends[index]?.right ?? 0));
    });
    expect(Math.min(...gaps), `at ${width} px`).toBeGreaterThanOrEqual(8);
  }
});

test('all dots of the testimonials stand in one row at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about-us');
  await hydrated(page);
  const dots = page.getByRole('button', { name: /^Show \d of 6$/ });
  await expect(dots).toHaveCount(6);
  const tops = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('four figures stand in rows of the same length', async ({ page }) => {
  await page.goto('/about-us');
  const figures = page.getByRole('region', { name: 'Our Impact' }).locator('dl > div');
  await expect(figures).toHaveCount(4);
  for (const width of [320, 600, 820, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect(new Set(rows).size, `rows of ${rows} at ${width} px`).toBe(1);
  }
});

test('the arrow of a link stands beside its last word at every width', async ({ page }) => {
  await page.goto('/capability/services/generative-ai');
  const link = page.getByRole('link', { name: /^Search that understands/ });
  for (let width = 320; width <= 420; width += 4) {
    await page.setViewportSize({ width, height: 640 });
    const below = await link.evaluate((element) => {
      const words = document.createRange();
      words.selectNode(element.firstChild ?? element);
      const arrow = element.querySelector('svg')?.getBoundingClientRect();
      return arrow && arrow.top - words.getBoundingClientRect().bottom;
    });
    expect(below, `at ${width} px`).toBeLessThan(0);
  }
});

test('the assistant’s question can be read in its field at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/accelerators');
  const field = page.getByPlaceholder('We want to');
  expect(
    await field.evaluate((input: HTMLInputElement) => {
      const words = document.createElement('span');
      words.textContent = input.placeholder;
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      words.style.cssText = `font: ${font}; position: absolute; white-space: nowrap`;
      document.body.append(words);
      return (
        input.clientWidth -
        Number.parseFloat(paddingLeft) -
        Number.parseFloat(paddingRight) -
        words.getBoundingClientRect().width
      );
    }),
  ).toBeGreaterThanOrEqual(0);
});
