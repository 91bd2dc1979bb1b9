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
  'the thanks after the program form': {
    path: '/smb-aws-accelerator-program?view=form',
    open: async (page) => {
      const main = page.getByRole('main');
      await fillIn(main);
      await main.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Message sent successfully!')).toBeVisible();
    },
  },
  'an answer of the assistant': {
    path: '/accelerators',
    open: async (page) => {
      const box = page.getByRole('textbox', { name: /^Which accelerator fits/ });
      await box.fill('How do we rehearse a failover?');
      await box.press('Enter');
      await expect(page.getByText(/rehearses one failover/).first()).toBeVisible();
    },
  },
  'the error of an empty question': {
    path: '/accelerators',
    open: async (page) => {
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(page.getByText('Please ask something...')).toBeVisible();
    },
  },
  'what a search finds': {
    path: '/search?q=disaster+recovery',
    open: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  'a search that finds nothing': {
    path: '/search?q=qxzvbnwt',
    open: (page) => expect(page.getByText('Nothing found')).toBeVisible(),
  },
  'a list that no case study matches': {
    path: '/case-study?q=qxzvbnwt',
    open: (page) => expect(page.getByText('No case study matches all of these filters')).toBeVisible(),
  },
  'the menu of a phone': {
    path: '/about-us',
    open: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Site menu' })).toBeVisible();
    },
  },
  'the report of an error': {
    path: '/broken',
    open: async (page) => {
      await page.getByRole('button', { name: 'Report this issue' }).click();
      await expect(page.getByLabel('What happened?')).toBeVisible();
    },
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
