import { hydrated } from '../site/hydrated.ts';
import { brokenPath, pagePaths, unknownPath } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';
import { findBarriers, findBarriersAnywhere } from './find-barriers.ts';

// The browser itself logs an error for the pages with status 404 and 500.
test.use({ allowTrouble: true, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

const paths = [...pagePaths, brokenPath, unknownPath];
const half = Math.ceil(paths.length / 2);

for (const part of [paths.slice(0, half), paths.slice(half)]) {
  test(`axe finds no barrier from ${part[0]} to ${part.at(-1)}, at any width, in light or dark`, async ({ page }) => {
    test.setTimeout(480_000);
    const barriers: string[] = [];
    for (const path of part) {
      await page.goto(path);
      await hydrated(page);
      barriers.push(...(await findBarriersAnywhere(page)).map((barrier) => `${path} ${barrier}`));
    }
    expect(barriers).toEqual([]);
  });
}

test('axe finds no barrier in open menus', async ({ page }) => {
  await page.goto('/contact-us');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Capabilities' }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Site menu' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
