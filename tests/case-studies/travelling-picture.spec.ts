import type { Page } from 'playwright/test';
import { hydrated, partHydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

/** What travelled in each view transition, as the browser animated it. */
type Watched = { travelled?: string[][] };

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(
        () => {
          const animated = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
          const watched = window as Watched;
          watched.travelled = [
            ...(watched.travelled ?? []),
            animated.filter((name) => name.includes('case-study-picture')),
          ];
        },
        () => {},
      );
      return transition;
    };
  }),
);

const travelled = (page: Page) => page.evaluate(() => (window as Watched).travelled ?? []);
const both = expect.arrayContaining([
  '::view-transition-old(case-study-picture)',
  '::view-transition-new(case-study-picture)',
]);

test('the picture of a card travels to its case study, and from there to the next', async ({ page }) => {
  await page.goto('/case-study');
  await hydrated(page);
  await page.getByRole('article').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/two seconds/);
  await expect.poll(() => travelled(page)).toEqual([both]);
  const related = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link', { name: /^Read More/ })
    .first();
  await related.scrollIntoViewIfNeeded();
  await partHydrated(related);
  await related.click();
  await expect.poll(() => travelled(page)).toEqual([both, both]);
});

test('no picture travels to a page that has none', async ({ page }) => {
  await page.goto('/case-study/porttelemetry');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Our Case Studies' }).click();
  await expect.poll(() => travelled(page)).toEqual([[]]);
});
