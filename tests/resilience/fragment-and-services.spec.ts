import { typeInto } from '../site/press-label.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

test.use({ allowTrouble: true });

test.describe('a fragment whose remote is offline in the browser', () => {
  let site: TestSite;
  test.beforeAll(async ({ site: beside }) => {
    site = await startTestSite({ beside });
  });
  test.afterAll(() => site.stop());

  test('stays readable with Retry in its place only, and Retry hydrates it', async ({ page }) => {
    site.faults.set('mfe-case-studies/client', { kind: 'offline' });
    await page.goto(site.url);
    const testimonials = page.getByRole('heading', { name: 'What Clients Say About Us' });
    await testimonials.scrollIntoViewIfNeeded();
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Our Case Studies' }), 'what the server rendered').toBeVisible();
    await expect(testimonials, 'the rest of the page').toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    site.faults.clear();
    await retry.click();
    await expect(retry).toBeHidden();
    const next = page.getByRole('region', { name: 'Our Case Studies' }).getByRole('button', { name: /^Next/ });
    await next.click();
    await expect(page.getByRole('button', { name: /^Previous/ }).first()).toBeEnabled();
  });
});

test.describe('the services that the site talks to', () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await startTestSite();
  });
  test.afterAll(() => site.stop());

  test('content down: the last good content stays; after a restart, screens show their fallbacks', async ({ page }) => {
    await page.goto(`${site.url}/case-study`);
    const studies = page.getByRole('main').getByRole('article');
    await expect(studies.first()).toBeVisible();
    await site.breakContent([{ kind: 'outage', how: 'disconnect' }]);
    await page.reload();
    await expect(studies.first()).toBeVisible();

    await site.restartShell();
    await page.goto(site.url);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await site.breakContent([]);
    await expect
      .poll(() => fetch(`${site.url}/case-study`).then((response) => response.text()), { timeout: 20_000 })
      .toContain('<article');
  });

  test('API down: the form says so, keeps the text, and sends it when the API is back', async ({ page }) => {
    await page.goto(`${site.url}/contact-us`);
    await site.stopApi();
    await typeInto(page, 'Full Name', 'Pat Tester');
    await typeInto(page, 'Email Address', 'pat@example.com');
    await typeInto(page, 'Phone Number', '5550100199');
    await typeInto(page, 'Message', 'Typed once');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Typed once');
    await site.startApi();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Thank You').first()).toBeVisible();
  });
});
