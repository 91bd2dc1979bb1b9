import type { Page } from 'playwright/test';
import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';
import { fillIn } from './fill-in.ts';

test('Back and Forward keep what was typed, and a new visit to the form begins empty', async ({ page }) => {
  await page.goto('/press');
  await hydrated(page);
  await openContact(page);
  await page.getByLabel('Full Name').pressSequentially('Ada');
  await page.getByLabel('Country code').selectOption('+44');
  await page.getByLabel('Phone Number').pressSequentially('2079460958');
  await page.getByLabel('Message').pressSequentially('Half a sentence');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Country code')).toHaveValue('+44');
  await expect(page.getByLabel('Phone Number')).toHaveValue('207-946-0958');
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');

  await page.getByRole('banner').getByRole('link', { name: 'Accelerators' }).click();
  await expect(page).toHaveURL(/\/accelerators$/);
  await openContact(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('Back and Forward bring back no text that was sent', async ({ page }) => {
  await page.goto('/press');
  await hydrated(page);
  await openContact(page);
  await fillIn(page.getByRole('main'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('We got your message')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('Back and Forward keep what was typed for the full case study', async ({ page }) => {
  await page.goto('/case-study');
  await hydrated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await openRequest(page);
  await page.getByLabel('Full Name').pressSequentially('Ada');
  await page.getByLabel('Phone Number').pressSequentially('5550');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Case Studies');
  await page.evaluate(() => history.forward());
  await openRequest(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Phone Number')).toHaveValue('555-0');

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Our Case Studies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Case Studies');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await openRequest(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

async function openRequest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download full Case Study' }).click();
  await expect(page.getByRole('dialog').getByLabel('Full Name')).toBeVisible();
}

async function openContact(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
}
