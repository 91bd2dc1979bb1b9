import type { BrowserContext, Page } from 'playwright/test';
import { hydrated } from '../site/hydrated.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

let site: TestSite;
test.beforeAll(async () => {
  site = await startTestSite({ env: { TAG_MANAGER_ID: 'GTM-ABC123' } });
});
test.afterAll(() => site.stop());

/** Replaces Google Tag Manager, and records requests to it. */
async function followTagManager(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=1; path=/";' });
  });
  return asked;
}

const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });

const pageViews = (page: Page) =>
  page.evaluate(() =>
    (window as { dataLayer?: { event?: string; page_path?: string }[] }).dataLayer
      ?.filter(({ event }) => event === 'page_view')
      .map(({ page_path }) => page_path),
  );

test('counts page views only after the visitor accepts', async ({ page, context }) => {
  const asked = await followTagManager(context);
  await page.goto(`${site.url}/about-us`);
  await expect(question(page)).toBeVisible();
  expect(asked).toEqual([]);
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => pageViews(page)).toEqual(['/about-us']);
  await page.locator('footer a[href="/data-security"]').click();
  await expect.poll(() => pageViews(page)).toEqual(['/about-us', '/data-security']);
  expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
});

test('respects a refusal and does not ask again', async ({ page, context }) => {
  const asked = await followTagManager(context);
  await page.goto(`${site.url}/about-us`);
  await question(page).getByRole('button', { name: 'Decline' }).click();
  await page.reload();
  await hydrated(page);
  await expect(question(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test('a double click on an answer opens nothing that was below the banner', async ({ page }) => {
  await page.goto(`${site.url}/case-study`);
  await hydrated(page);
  await expect(question(page)).toBeVisible();
  const decline = question(page).getByRole('button', { name: 'Decline' });
  const { x, y, width, height } = (await decline.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.evaluate(() => {
    const pressed: number[] = [];
    Object.assign(window, { pressed });
    document.addEventListener('click', ({ target, detail }) => {
      if ((target as Element).closest('main a')) pressed.push(detail);
    });
  });
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await expect(question(page)).toBeHidden();
  expect(page.url()).toBe(`${site.url}/case-study`);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/\/case-study\/./);
  expect(await page.evaluate(() => (window as unknown as { pressed: number[] }).pressed)).toEqual([1]);
});

test('a visitor who changes their mind gets rid of the cookies and the tag manager', async ({ page, context }) => {
  const asked = await followTagManager(context);
  await page.goto(`${site.url}/about-us`);
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['_ga']);
  await page.getByRole('button', { name: 'Privacy Choices' }).click();
  await question(page).getByRole('button', { name: 'Decline' }).click();
  await expect.poll(async () => context.cookies()).toEqual([]);
  await hydrated(page);
  expect(await pageViews(page)).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('Global Privacy Control is a refusal, and the site does not ask', async ({ page, context }) => {
  const asked = await followTagManager(context);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(`${site.url}/about-us`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Privacy Choices' }).click();
  await expect(page.getByRole('region', { name: 'We do not count your visits' })).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test('an answer in one tab holds in the others, where nothing typed is lost', async ({ page, context }) => {
  await followTagManager(context);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${site.url}/contact-us`);
    await expect(question(tab)).toBeVisible();
  }
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect(question(other)).toBeHidden();
  await expect.poll(() => pageViews(other)).toEqual(['/contact-us']);

  await other.getByLabel('Full Name').fill('Ada');
  await page.getByRole('button', { name: 'Privacy Choices' }).click();
  await question(page).getByRole('button', { name: 'Decline' }).click();
  await expect.poll(async () => context.cookies()).toEqual([]);
  await expect(other.getByLabel('Full Name')).toHaveValue('Ada');
  await other.getByRole('contentinfo').locator('a[href="/data-security"]').click();
  await expect(other).toHaveURL(/data-security$/);
  expect(await pageViews(other)).toEqual(['/contact-us']);
  await expect(question(other)).toBeHidden();
});

test('the banner shifts nothing on the page', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.url}/about-us`);
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('a site without a tag manager asks nothing and offers no choices', async ({ page }) => {
  await page.goto('/about-us');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Privacy Choices' })).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
});
