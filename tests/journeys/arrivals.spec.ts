import { publishChanged } from '../deployment/publish-changed.ts';
import { hydrated } from '../site/hydrated.ts';
import { startTestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

test('moving to a page takes one request for its data, which starts with its code', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Case Studies' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Case Studies' })).toBeVisible();
  expect(asked.filter((path) => path === '/_page/case-study')).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith('/content/'))).toEqual([]);
  const code = asked.findIndex((path) => path.includes('pages-case-study-list'));
  expect(asked.indexOf('/_page/case-study'), 'it does not wait for the code').toBeLessThan(code);
});

test('going back to the page that came as a document takes one request for its data too', async ({ page }) => {
  await page.goto('/case-study');
  await hydrated(page);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL(/contact-us/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Case Studies' })).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Case Studies' })).toBeVisible();
  expect(asked.filter((path) => path === '/_page/case-study')).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith('/content/'))).toEqual([]);
});

test.describe('a page that was opened before a release', () => {
  test.use({ allowTrouble: true });

  test('moves on with its own versions and their own data', async ({ page, site }) => {
    const team = await startTestSite({ beside: site });
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`${team.url}/contact-us`);
    const before = (await heading.textContent()) ?? '';
    await page.goto(team.url);
    await hydrated(page);
    await publishChanged(team.releasesDirectory, 'mfe-contact', { from: before, to: 'A new way to reach us' });
    await expect
      .poll(() => fetch(`${team.url}/contact-us`).then((response) => response.text()))
      .toContain('A new way to reach us');
    const own = page.waitForRequest(/\/content\//);
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await own;
    await expect(heading).toHaveText(before);
    await team.stop();
  });
});

test('an address that is no page has no data', async ({ site }) => {
  expect((await fetch(`${site.url}/_page/no/such/page`)).status).toBe(204);
  expect((await fetch(`${site.url}/_page/Contact-US`)).status, 'another spelling').toBe(404);
  expect((await fetch(`${site.url}/_page//evil.example.com/`)).status).toBe(404);
});
