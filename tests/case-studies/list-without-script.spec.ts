import { pressLabel, typeInto } from '../site/press-label.ts';
import { expect, test } from '../site/test.ts';

test.use({ javaScriptEnabled: false });

test('search, industry and services are a form without JavaScript', async ({ page }) => {
  await page.goto('/case-study');
  const cards = page.locator('main article');
  const all = await cards.count();
  const filter = (name: string) => page.locator('main summary').filter({ hasText: name });

  await typeInto(page, 'Search', 'one');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/[?&]q=one\b/);
  const withOne = await cards.count();
  expect(withOne).toBeGreaterThan(0);
  expect(withOne).toBeLessThan(all);

  await filter('Industry').click();
  await page.getByRole('button', { name: 'Technology / SaaS' }).click();
  await expect(page).toHaveURL(/[?&]industry=Technology/);
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('one');
  for (const industry of await cards.locator('dd').allTextContents()) expect(industry).toBe('Technology / SaaS');
  const titles = await cards.getByRole('heading').allTextContents();
  expect(titles.length).toBeLessThan(withOne);
  expect(titles).toContain('From one release a week to thirty a day');

  await filter('AWS Services').click();
  await pressLabel(page, 'AWS CodeBuild');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/[?&]service=AWS\+CodeBuild\b/);
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading')).toHaveText('From one release a week to thirty a day');

  await filter('Industry').click();
  await page.getByRole('button', { name: 'Technology / SaaS' }).click();
  await expect(filter('Industry')).not.toContainText('Technology / SaaS');
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(cards).toHaveCount(all);
});
