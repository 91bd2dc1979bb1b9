import type { Page } from 'playwright/test';
import { publishContent } from '../deployment/publish-content.ts';
import { hydrated } from '../site/hydrated.ts';
import type { TestSite } from '../site/start-test-site.ts';
import { expect } from '../site/test.ts';
import { editableSite } from './editable-site.ts';

const secret = 'editors'.padEnd(64, '0');

const test = editableSite({ CONTENTFUL_WEBHOOK_SECRET: secret });

test('Home says what an editor wrote on its buttons, and its usual words once they are deleted', async ({
  page,
  site,
  file,
}) => {
  const publish = publisher(site, file);
  await page.goto('/');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Talk to an engineer' })).toBeVisible();

  await publish('Talk to an engineer', 'Ask our engineers');
  await publish('Apply Here', 'Get your share');
  await publish('Explore managed services', 'See who is on call');
  await reloadUntil(page, 'Ask our engineers', 'Get your share', 'See who is on call');
  for (const name of ['Ask our engineers', 'Get a free review', 'Get your share', 'See who is on call']) {
    await expect(main.getByRole('link', { name })).toBeVisible();
  }
  await main.getByRole('link', { name: 'Ask our engineers' }).click();
  await expect(page).toHaveURL(/\/contact-us/);

  await publish('Ask our engineers', '');
  await page.goto('/');
  await reloadUntil(page, 'Talk to an engineer');
});

test('the contact pages, the policies and a service say what an editor wrote', async ({ page, site, file }) => {
  const publish = publisher(site, file);
  await publish('within one business day', 'within four hours');
  await publish('What happens next', 'And then?');
  await publish('Our strategy', 'How we go about it');
  await page.goto('/mobile-contact-us');
  await reloadUntil(page, 'We answer within four hours.', 'And then?');
  await page.goto('/data-security');
  await reloadUntil(page, 'we will reply within four hours.');
  await page.goto('/capability/services/generative-ai');
  await reloadUntil(page, 'How we go about it');
  await expect(page.getByRole('heading', { level: 2, name: 'How we go about it' })).toBeVisible();
});

function publisher(site: TestSite, file: string) {
  return async (from: string, to: string) => {
    const fields = { from: `"en-US": "${from}"`, to: `"en-US": "${to}"` };
    expect(await publishContent({ file, ...fields, url: site.url, secret })).toBe(204);
  };
}

/** A publication reaches the kept pages within a moment. */
async function reloadUntil(page: Page, ...texts: string[]): Promise<void> {
  await expect(async () => {
    await page.reload();
    for (const text of texts) await expect(page.getByRole('main')).toContainText(text, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await hydrated(page);
}
