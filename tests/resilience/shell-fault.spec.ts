import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hydrated } from '../site/hydrated.ts';
import { startTestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

// The browser itself logs an error for a page with status 500.
test.use({ allowTrouble: true });

test('a page that the shell fails to render says so, can be reported, and leaves the rest of the site alone', async ({
  page,
}) => {
  const site = await startTestSite();
  try {
    const mirror = join(site.releasesDirectory, '../mirror/mfe-contact');
    for await (const file of glob('*/client/*.css', { cwd: mirror })) await rm(join(mirror, file));
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));

    const response = await page.goto(`${site.url}/contact-us`);
    expect(response?.status()).toBe(500);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, Something went wrong');
    await page.getByRole('button', { name: 'Report this issue' }).click();
    await expect(page.getByLabel('What happened?')).toBeVisible();
    expect(messages.join(), 'it hydrates without a mismatch').not.toMatch(/hydrat|rendered again/i);

    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Oops/);
  } finally {
    await site.stop();
  }
});
