import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

test('the press view appears after 3 s and disappears after 8 s', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const press = page.getByRole('button', { name: 'Press view' });
  const news = page.getByRole('heading', { name: 'Managed services, independently validated' });
  await expect(press).toHaveAttribute('aria-pressed', 'false');
  await expect(news).toBeHidden();
  await expect(press).toHaveAttribute('aria-pressed', 'true');
  await expect(news).toBeVisible();
  await expect(press).toHaveAttribute('aria-pressed', 'false');
  await expect(news).toBeHidden();
});

test('the badges scroll by 200 px and stop at both ends', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const badges = page.getByRole('region', { name: 'Partner badges' });
  const next = badges.getByRole('button', { name: 'Next badges' });
  await expect(badges.getByRole('button', { name: 'Previous badges' })).toBeDisabled();
  await next.click();
  await expect.poll(() => badges.getByRole('list').evaluate((list) => Math.round(list.scrollLeft))).toBe(200);
  await expect(badges.getByRole('button', { name: 'Previous badges' })).toBeEnabled();
  await badges.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect(next).toBeDisabled();
});

test('sections below the first screen are in the HTML, and hydrate when the visitor gets near', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Expertise' }).click();
  const discover = page.getByRole('link', { name: 'Discover our Expertise' });
  await expect(discover, 'only on narrow screens').toBeHidden();
  await page.setViewportSize({ width: 820, height: 900 });
  await expect(discover).toBeVisible();
  const testimonials = page.getByRole('region', { name: 'testimonials' });
  await testimonials.getByRole('button', { name: 'Next testimonials' }).click();
  await expect.poll(() => testimonials.getByRole('list').evaluate((list) => Math.round(list.scrollLeft))).toBe(450);
});

test('home is complete and at its old scroll position when a visitor returns', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/');
  await hydrated(page);
  const projects = page.getByRole('link', { name: 'See All Projects' });
  await projects.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await projects.click();
  await expect(page).toHaveURL('/case-study');
  await page.goBack();
  await expect(projects).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(place - 100);
});

test('a document fills the window, and an unknown one answers 404', async ({ page, site }) => {
  await page.goto('/docs/shared-responsibility');
  const frame = page.getByTitle('Who is responsible for what');
  const box = await frame.boundingBox();
  expect(box?.width).toBe(1440);
  expect(box?.height).toBeGreaterThan(700);
  expect((await fetch(new URL('/pdfs/shared-responsibility.pdf', site.url))).headers.get('content-type')).toBe(
    'application/pdf',
  );
  expect((await fetch(new URL('/docs/nothing-of-ours', site.url))).status).toBe(404);
});

test('press shows the news of one year without scripts', async ({ site }) => {
  const read = async (path: string) => (await fetch(new URL(path, site.url))).text();
  const [all, some] = await Promise.all([read('/press'), read('/press?year=2025')]);
  const dates = (html: string) => [...html.matchAll(/<time[^>]*datetime="(\d{4})/gi)].map(([, year]) => year);
  expect(new Set(dates(all)).size).toBeGreaterThan(1);
  expect(new Set(dates(some))).toEqual(new Set(['2025']));
});
