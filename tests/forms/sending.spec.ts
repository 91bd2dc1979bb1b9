import type { Locator, Page } from 'playwright/test';
import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

const forms = [
  { name: 'contact', path: '/contact-us' },
  { name: 'contact from a phone', path: '/mobile-contact-us' },
  { name: 'program', path: '/smb-aws-accelerator-program' },
  { name: 'case study', path: '/case-study/freightdatacenterexit' },
] as const;

for (const form of forms) {
  test(`a double click on Submit sends the ${form.name} form once`, async ({ page }) => {
    const sent = countLeads(page);
    const place = await openForm(page, form.path);
    await fillIn(place);
    await place.getByRole('button', { name: 'Submit' }).dblclick();
    await expect(page.getByText(/We got your message|check your email/)).toBeVisible();
    expect(sent()).toBe(1);
  });
}

/** Counts the requests that carry a lead. */
function countLeads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/prod/store/contacts')) count++;
  });
  return () => count;
}

async function openForm(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  if (!path.startsWith('/case-study')) return page.getByRole('main');
  await page.getByRole('button', { name: 'Download full Case Study' }).click();
  return page.getByRole('dialog');
}

/** Fills in the fields that the form has. */
async function fillIn(place: Locator): Promise<void> {
  await place.getByLabel('Full Name').fill('Ada Sample');
  await place.getByLabel('Email Address').fill('ada@example.com');
  await place.getByRole('textbox', { name: 'Phone Number' }).fill('5550100199');
  for (const label of ['Company Name', 'Message']) {
    if (await place.getByLabel(label).count()) await place.getByLabel(label).fill('Sample');
  }
  const area = place.getByLabel('Focus Area');
  if (await area.count()) await area.selectOption({ index: 1 });
}
