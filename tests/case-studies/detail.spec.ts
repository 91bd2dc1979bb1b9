import { hydrated } from '../site/hydrated.ts';
import { typeInto } from '../site/press-label.ts';
import { startTestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

const path = '/case-study/freightdatacenterexit';

test('another spelling of the name redirects to the canonical URL', async ({ site }) => {
  for (const spelling of ['FreightDataCenterExit', 'Freight%20Data%20Center%20Exit']) {
    const answer = await fetch(`${site.url}/case-study/${spelling}?from=mail`, { redirect: 'manual' });
    expect(answer.status, spelling).toBe(301);
    expect(new URL(answer.headers.get('location') ?? '', site.url).href).toBe(`${site.url}${path}?from=mail`);
  }
});

test('search engines see an article and its breadcrumbs', async ({ page, site }) => {
  await page.goto(path);
  const title = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
  const found = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = found.flatMap((text): Record<string, unknown>[] => [JSON.parse(text)].flat());
  expect(data.find((item) => item['@type'] === 'Article')).toMatchObject({
    headline: title,
    mainEntityOfPage: site.url + path,
    about: 'Logistics',
    keywords: expect.stringContaining('AWS Application Migration Service'),
  });
  expect(data.find((item) => item['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Our Case Studies' }, { name: title }],
  });
});

test('a request for the document is validated and confirmed, and closes its dialog after 2 s', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Download full Case Study' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download full Case Study' });
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(dialog.getByText('Full name is required')).toBeVisible();
  await typeInto(dialog, 'Full Name', 'Ada Sample');
  await typeInto(dialog, 'Email Address', 'ada@example.com');
  await typeInto(dialog, 'Phone Number', '5550100199');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.click();
  const thanks = page.getByText('Thank you! Please check your email for case study document.');
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(dialog).toBeVisible();
  await expect(thanks).toBeVisible();
  await page.clock.runFor(100);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download full Case Study' })).toBeFocused();
});

test('the page behind the open dialog stays where it is, whatever the wheel does', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Download full Case Study' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download full Case Study' });
  await expect(dialog).toBeVisible();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  const box = await dialog.boundingBox();
  for (const x of [10, (box?.x ?? 0) + 50]) {
    await page.mouse.move(x, (box?.y ?? 0) + 50);
    await page.mouse.wheel(0, -600);
    // The wheel moves the page in a later frame, if it does.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await place()).toBe(before);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.mouse.wheel(0, -600);
  await expect.poll(place).toBeLessThan(before);
});

test.describe('when something is missing', () => {
  test.use({ allowTrouble: true });

  test('an unknown case study answers 404 and shows no other one', async ({ page }) => {
    const answer = await page.goto('/case-study/nothing-of-ours');
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('main')).toHaveText('');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('the dialog opens while the contact remote is down, says what to do, and Retry loads the form', async ({
    page,
    site: beside,
  }) => {
    const site = await startTestSite({ faults: { 'mfe-contact/client': { kind: 'offline' } }, beside });
    try {
      await page.goto(site.url + path);
      await hydrated(page);
      await page.getByRole('button', { name: 'Download full Case Study' }).click();
      const dialog = page.getByRole('dialog', { name: 'Download full Case Study' });
      await expect(dialog.getByText('The form cannot be shown right now')).toBeVisible();
      await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible();
      site.faults.clear();
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(dialog.getByLabel('Full Name')).toBeVisible();
      await expect(dialog.getByText('The form cannot be shown right now')).toBeHidden();
    } finally {
      await site.stop();
    }
  });
});
