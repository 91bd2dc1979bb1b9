import { test as base, expect } from 'playwright/test';
import { startTestSite, type TestSite } from './start-test-site.ts';

/**
 * Playwright's `test` with one working site for each worker. Fails a test whose page logs a console error or warning or
 * throws. A test that breaks things starts a site of its own and sets `test.use({ allowTrouble: true })`.
 */
export const test = base.extend<{ allowTrouble: boolean }, { site: TestSite }>({
  allowTrouble: [false, { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use) => {
      const site = await startTestSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, allowTrouble }, use) => {
    const trouble: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) trouble.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
    await use(page);
    if (!allowTrouble) expect(trouble, 'console errors and warnings').toEqual([]);
  },
});

export { expect };
