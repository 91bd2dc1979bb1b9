import { cp } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { hydrated } from '../site/hydrated.ts';
import { expect } from '../site/test.ts';
import { editableSite, editSpace, entriesOf, sampleSpace } from './editable-site.ts';
import { openInContentful } from './open-in-contentful.ts';

const secret = 'an-address-for-editors-only';

/** A site with a preview. */
const test = editableSite({ CONTENTFUL_PREVIEW_SECRET: secret });

// The stand-in for Contentful is on the internet, and the site on this machine.
test.use({
  launchOptions: {
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-features=LocalNetworkAccessChecks'],
  },
});

test.afterEach(({ file }) => cp(sampleSpace, file));

test('an editor sees a draft on every page, and nobody else does', async ({ page, site, file, browser }) => {
  const published = 'Cloud engineering that holds up in production';
  const visitor = await browser.newPage({ baseURL: site.url });
  await visitor.goto('/');
  await expect(heading(visitor)).toHaveText(published);
  await changeDraft(file, 'homePage', 'homeTitle', 'A headline before its time');
  await changeDraft(file, 'aboutUs', 'title', 'A story before its time');

  await page.goto(`/?preview=${secret}`);
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(heading(page)).toHaveText('A headline before its time');
  await expect(bar(page)).toHaveText('Draft—exit');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('A story before its time');
  await expect(bar(page)).toBeVisible();
  const answer = await page.reload();
  await expect(heading(page)).toHaveText('A story before its time');
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  await hydrated(page);
  await changeDraft(file, 'homePage', 'homeTitle', 'A second thought');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(heading(page)).toHaveText('A second thought');

  await visitor.reload();
  await expect(heading(visitor)).toHaveText(published);
  await expect(bar(visitor)).toHaveCount(0);
  await hydrated(visitor);
  await visitor.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(visitor).toHaveURL(/about-us/);
  await expect(heading(visitor)).not.toHaveText(/before/);
  for (const path of ['/', '/about-us', '/_page/about-us', '/content/aboutUs?include=2&limit=100']) {
    const response = await visitor.request.get(path);
    expect(await response.text(), path).not.toMatch(/before its time|A second thought|draft-bar|assets\/preview\//i);
    expect(response.headers()['cache-control'], path).not.toBe('no-store');
  }
  await visitor.close();

  await page.goto('/about-us');
  await bar(page).getByRole('link', { name: 'exit' }).click();
  await expect(page).toHaveURL(`${site.url}/about-us`);
  await expect(bar(page)).toHaveCount(0);
  await expect(heading(page)).not.toHaveText('A story before its time');
  expect(await page.context().cookies()).toEqual([]);
});

test('a wrong secret shows nothing', async ({ site }) => {
  const answer = await fetch(`${site.url}/?preview=${secret}x`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
});

test.describe('in Contentful', () => {
  // Its https frame warns of pictures from this machine's http.
  test.use({ allowTrouble: true });

  test('the page follows what the editor types, and its texts and pictures lead to their fields', async ({
    page,
    site,
  }) => {
    const editor = await openInContentful(page, `${site.url}/about-us?preview=${secret}`);
    const title = editor.site.getByRole('heading', { level: 1 });
    await editor.subscribed('aboutUs');
    await editor.type('aboutUs', { title: 'Who we are, letter by letter' });
    await expect(title).toContainText('Who we are, letter by letter');
    await editor.type('aboutUs', { title: 'Who we are, word by word' });
    await expect(title).toContainText('Who we are, word by word');
    expect(await title.evaluate((node) => node.textContent)).toMatch(
      /^Who we are, word by word(\u200b|\u200c|\u200d|\ufeff)+$/,
    );

    await editor.inspect();
    await expect.poll(() => editor.tagged()).toContainEqual(expect.objectContaining({ fieldId: 'title' }));
    await expect.poll(() => editor.tagged()).toContainEqual(expect.objectContaining({ assetId: expect.any(String) }));
  });

  for (const path of [
    '/',
    '/case-study',
    '/case-study/freightdatacenterexit',
    '/capability/services',
    '/capability/services/generative-ai',
    '/accelerators/wafasttrack-by-bce-aws-well-architected-review',
  ]) {
    test(`${path} looks the same with tags`, async ({ page, site }) => {
      await page.goto(`${site.url}${path}`);
      const words = await page.getByRole('heading').allTextContents();
      const editor = await openInContentful(page, `${site.url}${path}?preview=${secret}`);
      await expect(editor.site.locator('main')).toHaveText(/[\u200b\ufeff]/);
      const clean = async () =>
        (await editor.site.getByRole('heading').allTextContents()).map((text) =>
          text.replace(/[\u200b-\u200d\ufeff]/g, ''),
        );
      await expect.poll(clean).toEqual(words);
    });
  }
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

/** Changes a field of the one entry of a type, and does not publish it. */
async function changeDraft(file: string, type: string, field: string, text: string): Promise<void> {
  await editSpace(file, (space) => {
    for (const entry of entriesOf(space, type)) {
      entry.fields[field] = { 'en-US': text };
      entry.sys.version = Number(entry.sys.publishedVersion) + 2;
    }
  });
}
