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

test('a double click on the button of the case-study dialog leaves it open', async ({ page }) => {
  await page.goto('/case-study/freightdatacenterexit');
  await hydrated(page);
  await page.getByRole('button', { name: 'Download full Case Study' }).dblclick();
  const name = page.getByRole('dialog').getByLabel('Full Name');
  await expect(name).toBeVisible();
  await name.fill('Ada Sample');
  const { x, y } = (await name.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 60, y + 10);
  await page.mouse.down();
  await page.mouse.move(2, y + 10);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(2, y + 10);
  await expect(page.getByRole('dialog')).toBeHidden();
});

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
