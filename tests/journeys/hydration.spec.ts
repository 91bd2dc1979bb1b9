import { hydrated } from '../site/hydrated.ts';
import { pagePaths } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

/** The fixture fails on console errors, which React logs when the browser renders something else than the server. */
for (const [device, width] of [
  ['desktop', 1440],
  ['phone', 390],
] as const) {
  test(`every page hydrates without a mismatch on a ${device}`, async ({ page }) => {
    test.setTimeout(120_000);
    const information: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('rendered again')) information.push(`${page.url()}: ${message.text()}`);
    });
    await page.setViewportSize({ width, height: 900 });
    for (const path of pagePaths) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    expect(information, 'parts that the browser had to render again').toEqual([]);
  });
}
