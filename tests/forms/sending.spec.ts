import type { Locator, Page } from 'playwright/test';
import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';
import { fillIn } from './fill-in.ts';

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
