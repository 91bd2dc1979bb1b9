import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

test.use({ allowTrouble: true });

const lateSections = '**/late-home-sections.*.js';

test('the late sections of Home stay readable when their code does not load, and Retry hydrates them', async ({
  page,
}) => {
  await page.route(lateSections, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  const testimonials = page.getByRole('heading', { name: 'What Clients Say About Us' });
  await testimonials.scrollIntoViewIfNeeded();
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(testimonials, 'what the server rendered').toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'the first screen').toBeVisible();
  await page.unroute(lateSections);
  await retry.click();
  await expect(retry).toBeHidden();
  await page.getByRole('tab', { name: 'Expertise' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Expertise' })).toBeVisible();
});

test('Home says so when a visitor comes to it and its late sections do not load', async ({ page }) => {
  await page.route(lateSections, (route) => route.abort());
  await page.goto('/about-us');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first().click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(lateSections);
  await retry.click();
  await expect(page.getByRole('heading', { name: 'What Clients Say About Us' })).toBeVisible();
});
