import type { Page } from 'playwright/test';
import { fillIn } from '../forms/fill-in.ts';
import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';
import { findBarriersAnywhere } from './find-barriers.ts';

// The browser itself logs an error for the page with status 500.
test.use({ allowTrouble: true, reducedMotion: 'reduce' });

/** What a visitor opens, gets wrong or has done: the page, and how to get there from it. */
const states: Record<string, { path: string; open: (page: Page) => Promise<void> }> = {
  'a filter': {
    path: '/case-study',
    open: (page) => page.locator('summary', { hasText: 'AWS Services' }).click(),
  },
  'the dialog of a case study, with an error': {
    path: '/case-study/freightdatacenterexit',
    open: async (page) => {
      await page.getByRole('button', { name: 'Download full Case Study' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Full name is required')).toBeVisible();
    },
  },
  'the errors of the contact form': {
    path: '/contact-us',
    open: async (page) => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Full name is required')).toBeVisible();
    },
  },
  'the errors of the program form': {
    path: '/smb-aws-accelerator-program?view=form',
    open: async (page) => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Please select an acceleration program')).toBeVisible();
    },
  },
  'the thanks after the contact form': {
    path: '/contact-us',
    open: async (page) => {
      await fillIn(page.getByRole('main'));
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('region', { name: 'Thank You' })).toBeVisible();
      // Stays while the focus is in it.
      await page.getByRole('link', { name: 'Explore Our Services' }).focus();
    },
  },
  'the report of an error': {
    path: '/broken',
    open: (page) => page.getByRole('button', { name: 'Report this issue' }).click(),
  },
};

for (const [name, { path, open }] of Object.entries(states)) {
  test(`axe finds no barrier in ${name}, at any width, in light or dark`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await hydrated(page);
    await open(page);
    expect(await findBarriersAnywhere(page)).toEqual([]);
  });
}
