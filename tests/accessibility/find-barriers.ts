import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [390, 820, 1440];

/** What axe finds on a page at one width in one scheme. */
export function findBarriers(page: Page): Promise<string[]> {
  return analyze(page, (axe) => axe.withTags(standards));
}

/** What axe finds on a page at three widths: everything in light, colors in dark. */
export async function findBarriersAnywhere(page: Page): Promise<string[]> {
  const barriers: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    const everything = await findBarriers(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const colors = await analyze(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
    barriers.push(
      ...everything.map((barrier) => `at ${width}: ${barrier}`),
      ...colors.map((barrier) => `at ${width}, dark: ${barrier}`),
    );
  }
  return barriers;
}

async function analyze(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const { violations } = await choose(new AxeBuilder({ page })).exclude('iframe').analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
  );
}
