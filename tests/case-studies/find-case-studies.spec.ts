import type { Page } from 'playwright/test';
import { hydrated } from '../site/hydrated.ts';
import { pressLabel, typeInto } from '../site/press-label.ts';
import { expect, test } from '../site/test.ts';

const freight = 'A freight forwarder leaves its data center in eleven weekends';

test('the search starts with the first letter and tolerates a typo', async ({ page }) => {
  const withSearch: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    withSearch.push(response.text().then((code) => code.includes('MiniSearch')));
  });
  const isSearchThere = async () => (await Promise.all(withSearch)).includes(true);
  await page.goto('/case-study');
  await hydrated(page);
  await open(page, 'Industry');
  await page.getByRole('button', { name: 'Logistics' }).click();
  await expect(page).toHaveURL('/case-study?industry=Logistics');
  await page.getByLabel('Search', { exact: true }).focus();
  await page.waitForLoadState('networkidle');
  expect(withSearch.length).toBeGreaterThan(0);
  expect(await isSearchThere()).toBe(false);
  await page.getByLabel('Search', { exact: true }).pressSequentially('frieght');
  await expect(page).toHaveURL('/case-study?q=frieght&industry=Logistics');
  await expect(page.getByRole('article').first()).toContainText(freight);
  expect(await isSearchThere()).toBe(true);
});

test('URL, fields and count follow a search, an industry, Back twice and a reload', async ({ page }) => {
  await page.goto('/case-study');
  await hydrated(page);
  const all = await count(page).textContent();
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('one');
  await expect(page).toHaveURL('/case-study?q=one');
  await expect(count(page)).toHaveText(/^\d+ of \d+ case studies$/);
  const withOne = await count(page).textContent();
  await search.fill('trucks');
  await expect(page).toHaveURL('/case-study?q=trucks');
  await search.fill('a');
  await expect(page).toHaveURL('/case-study?q=a');
  await search.fill('one');
  await expect(page).toHaveURL('/case-study?q=one');
  await expect(count(page)).toHaveText(withOne ?? '');

  await open(page, 'Industry');
  await page.getByRole('button', { name: 'Technology / SaaS' }).click();
  await expect(page).toHaveURL('/case-study?q=one&industry=Technology+%2F+SaaS');
  await expect(filter(page, 'Industry')).toContainText('Technology / SaaS');
  await expect(count(page)).not.toHaveText(withOne ?? '');
  const shown = await titles(page);
  expect(shown.length).toBeGreaterThan(0);

  await page.goBack();
  await expect(page).toHaveURL('/case-study?q=one');
  await expect(filter(page, 'Industry')).not.toContainText('Technology / SaaS');
  await expect(count(page)).toHaveText(withOne ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/case-study');
  await expect(search).toHaveValue('');
  await expect(count(page)).toHaveText(all ?? '');

  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/case-study?q=one&industry=Technology+%2F+SaaS');
  await expect(search).toHaveValue('one');
  await page.reload();
  await hydrated(page);
  await expect(search).toHaveValue('one');
  await expect(filter(page, 'Industry')).toContainText('Technology / SaaS');
  expect(await titles(page)).toEqual(shown);
});

test('selecting the selected industry again clears it', async ({ page }) => {
  await page.goto('/case-study?industry=Retail');
  await hydrated(page);
  const found = await titles(page);
  const retail = page.getByRole('button', { name: 'Retail' });
  await open(page, 'Industry');
  await expect(retail).toHaveAttribute('aria-pressed', 'true');
  await retail.click();
  await expect(page).toHaveURL('/case-study');
  await expect(filter(page, 'Industry')).toBeFocused();
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(found.length);
});

test('services add up, are counted, can be searched, and are cleared together', async ({ page }) => {
  await page.goto('/case-study');
  await hydrated(page);
  await open(page, 'AWS Services');
  await typeInto(page, 'Search for tag', 'textract');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await pressLabel(page, 'Amazon Textract');
  await page.getByLabel('Search for tag').clear();
  await typeInto(page, 'Search for tag', 'lambda');
  await pressLabel(page, 'AWS Lambda');
  await expect(page).toHaveURL('/case-study?service=Amazon+Textract&service=AWS+Lambda');
  await expect(page.getByText(/^2\/\d+ selected$/)).toBeVisible();
  await expect(count(page)).toHaveText(/ of /);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page).toHaveURL('/case-study');
  await expect(count(page)).not.toHaveText(/ of /);
});

test('an empty result offers a way out', async ({ page }) => {
  await page.goto('/case-study');
  await hydrated(page);
  await typeInto(page, 'Search', 'zzzzzzzz');
  await expect(page.getByText('No case study matches all of these filters')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/case-study');
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a dropdown closes on a click outside and on Escape, which returns the focus', async ({ page }) => {
  await page.goto('/case-study');
  await hydrated(page);
  const opened = page.locator('details[open]');
  for (const name of ['Industry', 'AWS Services']) {
    await open(page, name);
    await page.getByText('Discover how we help businesses').click();
    await expect(opened, `${name} after a click outside`).toHaveCount(0);
    await open(page, name);
    await page.keyboard.press('Tab');
    await expect(filter(page, name)).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opened, `${name} after Escape`).toHaveCount(0);
    await expect(filter(page, name)).toBeFocused();
  }
});

for (const [width, columns] of [
  [767, 1],
  [768, 2],
  [1024, 2],
  [1025, 3],
] as const) {
  test(`${columns} cards a row in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/case-study');
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });
}

function count(page: Page) {
  return page.getByRole('main').getByRole('status').filter({ hasText: 'case stud' });
}

function titles(page: Page) {
  return page.getByRole('article').getByRole('heading').allTextContents();
}

function filter(page: Page, name: string) {
  return page.getByRole('main').locator('summary').filter({ hasText: name });
}

async function open(page: Page, name: string): Promise<void> {
  await filter(page, name).click();
  await expect(page.getByRole('main').locator('details[open]')).toContainText(name);
}

test('what is typed and ticked before the page is hydrated filters the list', async ({ page }) => {
  const { promise: isTicked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await isTicked;
    await route.continue();
  });
  await page.goto('/case-study', { waitUntil: 'commit' });
  await page.getByPlaceholder('Title or description').fill('data');
  await open(page, 'AWS Services');
  for (const service of ['Amazon Athena', 'AWS Backup']) await pressLabel(page, service);
  goOn();
  await expect(page).toHaveURL('/case-study?q=data&service=Amazon+Athena&service=AWS+Backup');
  await expect(page.getByText(/^2\/\d+ selected$/)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByPlaceholder('Title or description')).toHaveValue('data');
});
