import { publishChanged } from '../deployment/publish-changed.ts';
import { hydrated } from '../site/hydrated.ts';
import { startTestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

test('moving to a page takes one request for its data, which starts with its code', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Case Studies' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/_page'))).toEqual(['/_page/case-study']);
  expect(asked.filter((path) => path.startsWith('/content/'))).toEqual([]);
  const code = asked.findIndex((path) => path.includes('pages-case-study-list'));
  expect(asked.indexOf('/_page/case-study'), 'it does not wait for the code').toBeLessThan(code);
});

test.describe('a page that was opened before a release', () => {
  test.use({ allowTrouble: true });

  test('moves on with its own versions and their own data', async ({ page, site }) => {
    const team = await startTestSite({ beside: site });
    await page.goto(team.url);
    await hydrated(page);
    const changed = { from: 'Our Case Studies', to: 'Our changed studies' };
    await publishChanged(team.releasesDirectory, 'mfe-case-studies', changed);
    await expect
      .poll(() => fetch(`${team.url}/case-study`).then((response) => response.text()))
      .toContain('Our changed studies');
    const own = page.waitForRequest((request) => request.url().includes('/content/caseStudies'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click();
    await own;
    await expect(page.getByRole('heading', { level: 1, name: 'Our Case Studies' })).toBeVisible();
    await team.stop();
  });
});

test('an address that is no page has no data', async ({ site }) => {
  expect((await fetch(`${site.url}/_page/no/such/page`)).status).toBe(204);
  expect((await fetch(`${site.url}/_page//evil.example.com/`)).status).toBe(404);
});
