import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

test('a new page focuses its heading, is announced, and updates the head', async ({ page, site }) => {
  await page.goto('/contact-us');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
  await expect(page).toHaveURL(/\/case-study$/);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/Case Stud/);
  const title = (await page.title()).split(' · ')[0] ?? '';
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/case-study`);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
});

test('pages change without a reload', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const name of ['Accelerators', 'Case Studies', 'About Us']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).last().click();
  await expect(page).toHaveURL(/\/contact-us/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a visitor who goes back at once leaves no error', async ({ page }) => {
  await page.goto('/accelerators');
  await hydrated(page);
  for (let time = 0; time < 5; time++) {
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('Back restores the scroll position, and a new page starts at the top', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data Security' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/data-security$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
});

test('Back restores the scroll position of a page that came as a document and is one late section', async ({
  page,
}) => {
  await page.goto('/case-study');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await page
    .getByRole('main')
    .locator('a[href^="/case-study/"]')
    .nth(3)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/case-study\/./);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test('the footer remembers the selected service', async ({ page }) => {
  await page.goto('/contact-us');
  await hydrated(page);
  const link = page.getByRole('navigation', { name: 'Capabilities' }).getByRole('link').first();
  const title = await link.textContent();
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/capability\/(services|expertise|solutions)\/[a-z0-9-]+$/);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('selectedServiceData') ?? 'null'));
  expect(kept).toMatchObject({ title, slug: href.split('/').at(-1) });
});

test('the footer shows the titles of services above 1300 px only', async ({ page }) => {
  await page.goto('/contact-us');
  const columns = page.getByRole('contentinfo').getByRole('navigation', { name: 'Capabilities' });
  await page.setViewportSize({ width: 1301, height: 800 });
  await expect(columns).toBeVisible();
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(columns).toBeHidden();
  for (const name of [
    'Acceptable Use Policy',
    'Data Security',
    'Access Control Policy',
    /LinkedIn/,
    /^X/,
    /Facebook/,
  ]) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
  }
});

test('a link on the page is preloaded on hover and opens without another request', async ({ page }) => {
  await page.goto('/contact-us');
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const data = page.waitForResponse(/\/_page\/case-study$/);
  const code = page.waitForResponse(/\/pages-case-study-list\.\w+\.js$/);
  const link = page.getByRole('banner').getByRole('link', { name: 'Case Studies' });
  await link.hover();
  await Promise.all([data, code]);
  await expect(page.locator('link[href*="pages-case-study-list."][href$=".css"]')).toBeAttached();
  const before = asked.length;
  await link.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  // Other links in view may be preloaded meanwhile.
  const own = /^\/(content\/|_page\/case-study$|mfe-case-studies\/)/;
  expect(asked.slice(before).filter((path) => own.test(path))).toEqual([]);
});

test('a window that changes its size while a page changes ends at the next page, without an error', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    document.startViewTransition = (update) =>
      start(async () => {
        await (typeof update === 'function' ? update() : update?.update?.());
        const before = innerWidth;
        while (innerWidth === before) await new Promise((resolve) => setTimeout(resolve, 10));
      });
  });
  await page.goto('/case-study');
  await hydrated(page);
  await page.getByRole('article').nth(1).getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1, name: /two seconds/ });
  await heading.waitFor({ state: 'attached' });
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(heading).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Our Case Studies' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('heading', { level: 1, name: 'Our Case Studies' })).toBeVisible();
});
