import { type Choice, findViolations } from '@site/kit/check/find-violations';
import type { Page } from 'playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [390, 820, 1440];

/** What axe finds on a page at one width in one scheme. */
export function findBarriers(page: Page): Promise<string[]> {
  return analyze(page, { type: 'tag', values: standards });
}

/** What axe finds on a page at three widths: everything in light, colors in dark. */
export async function findBarriersAnywhere(page: Page): Promise<string[]> {
  const barriers: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    const everything = await findBarriers(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const colors = await analyze(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
    barriers.push(
      ...everything.map((barrier) => `at ${width}: ${barrier}`),
      ...colors.map((barrier) => `at ${width}, dark: ${barrier}`),
    );
  }
  return barriers;
}

async function analyze(page: Page, rules: NonNullable<Choice['rules']>): Promise<string[]> {
  const violations = await findViolations(page, { rules });
  return violations.flatMap(({ id, places }) => places.map(({ target, summary }) => `${id} at ${target}: ${summary}`));
}
