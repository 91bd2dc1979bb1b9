import { isLive } from '@site/contract/releases/registry';
import { findViolations } from '@site/kit/check/find-violations';
import { publishRelease } from '@site/kit/release/publish-release';
import { readRegistry } from '@site/kit/release/registry-file';
import type { Page } from 'playwright/test';
import { type Fault, faults } from '../faults/faults.ts';
import { toFaulty } from '../faults/publish-faulty.ts';
import { ask } from '../site/ask.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { publishChanged } from './publish-changed.ts';
import { withEditedBuild } from './publish-edited.ts';

const remote = 'mfe-contact';
const path = '/contact-us';
const home = { remote: 'mfe-marketing', expose: 'pages/home' };

let team: TestSite;
/** The version before the live one. */
let earlier = '';
test.beforeAll(async ({ site }) => {
  team = await startTestSite({ beside: site });
  const entry = (await readRegistry(team.releasesDirectory)).remotes[remote];
  earlier = isLive(entry) ? entry.version : '';
  await publishChanged(team.releasesDirectory, remote, { from: 'Contact Us', to: 'Write to us' });
  await expect.poll(async () => (await ask(team.url, path)).text, { timeout: 60_000 }).toContain('Write to us');
});
test.afterAll(() => team.stop());

const toolbarOf = (page: Page) => page.getByRole('region', { name: 'Testers’ toolbar' });
const tabOf = (page: Page) => toolbarOf(page).locator('summary');
const choiceOf = (page: Page, name = remote) => toolbarOf(page).getByRole('combobox', { name, exact: true });
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

test('a tester switches it on, shows an earlier version, and goes back to what visitors see', async ({ page }) => {
  await page.goto(`${team.url}${path}`);
  await expect(heading(page, 'Write to us')).toBeVisible();
  await expect(toolbarOf(page)).toHaveCount(0);

  await page.goto(`${team.url}${path}?utm_source=mail&toolbar=on`);
  await expect(page).toHaveURL(`${team.url}${path}?utm_source=mail`);
  await expect(tabOf(page)).toHaveText('What visitors see');
  await tabOf(page).click();
  await expect(choiceOf(page)).toHaveAccessibleName(remote);
  await choiceOf(page).selectOption(`${remote}@${earlier}`);
  await toolbarOf(page).getByRole('button', { name: 'Show these' }).click();

  await expect(heading(page, 'Contact Us')).toBeVisible();
  await expect(tabOf(page)).toContainText(`Not what visitors see ${remote} ${earlier}`);
  await expect(page).toHaveURL(`${team.url}${path}?utm_source=mail&remote=${remote}@${earlier}`);
  await expect(choiceOf(page), 'it stays open').toHaveValue(`${remote}@${earlier}`);

  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL(`${team.url}/about-us`);
  await expect(tabOf(page), 'the choice holds on the next page').toContainText('Not what visitors see');
  await page.goBack();
  await expect(heading(page, 'Contact Us')).toBeVisible();
  await toolbarOf(page).getByRole('link', { name: 'Back to what visitors see' }).click();
  await expect(heading(page, 'Write to us')).toBeVisible();
  await expect(tabOf(page)).toHaveText('What visitors see');

  await toolbarOf(page).getByRole('link', { name: 'Switch the toolbar off' }).click();
  await expect(heading(page, 'Write to us')).toBeVisible();
  await expect(toolbarOf(page)).toHaveCount(0);
});

test('a version without its remote is not sent, and the field says how to write it', async ({ page }) => {
  await page.goto(`${team.url}${path}?toolbar=on`);
  await tabOf(page).click();
  const field = toolbarOf(page).getByLabel('Another version, or a dev server');
  await field.fill(earlier);
  await toolbarOf(page).getByRole('button', { name: 'Show these' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveJSProperty('validity.patternMismatch', true);
  await expect(field).toHaveAttribute('title', /such as mfe-contact@/);
  await field.fill(`${remote}@${earlier}`);
  await toolbarOf(page).getByRole('button', { name: 'Show these' }).click();
  await expect(heading(page, 'Contact Us')).toBeVisible();
});

test('no cache keeps a page with it, no search engine lists it, and visitors get nothing of it', async () => {
  const plain = await ask(team.url, '/');
  const testers = await ask(team.url, '/', { headers: { Cookie: 'toolbar=on' } });
  expect(testers.text).toContain('<site-toolbar>');
  expect(testers.headers['cache-control']).toBe('no-store');
  expect(testers.headers['x-robots-tag']).toBe('noindex');
  const chosen = await ask(team.url, `/?remote=${remote}@${earlier}`);
  expect(chosen.text).toContain('Not what visitors see');
  expect(chosen.headers['cache-control']).toBe('no-store');
  const after = await ask(team.url, '/');
  expect(after.text).toBe(plain.text);
  expect(after.text).not.toContain('toolbar');
});

test('a link opens the same composition for somebody else, whatever is released meanwhile', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${team.url}${path}?remote=${remote}@${earlier}`);
  await tabOf(page).click();
  await toolbarOf(page).getByRole('button', { name: 'Copy' }).click();
  await expect(toolbarOf(page).getByRole('status')).toHaveText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const marketing = /mfe-marketing@([\w.-]+)/.exec(link)?.[1] ?? '';
  await publishChanged(team.releasesDirectory, 'mfe-marketing', { from: 'About Us', to: 'Who we are' });
  await expect
    .poll(async () => JSON.parse((await ask(team.url, '/composition.json')).text).remotes['mfe-marketing'].version, {
      timeout: 60_000,
    })
    .not.toBe(marketing);

  const colleague = await browser.newPage();
  await colleague.goto(link);
  await expect(heading(colleague, 'Contact Us')).toBeVisible();
  await expect(tabOf(colleague)).toContainText('Not what visitors see 2 remotes');
  await tabOf(colleague).click();
  await expect(choiceOf(colleague, 'mfe-marketing')).toHaveValue(`mfe-marketing@${marketing}`);
  await colleague.close();
});

test('says why a chosen version is refused, and shows what visitors see', async ({ page }) => {
  const version = await publishChanged(team.releasesDirectory, 'mfe-accelerators', {
    from: 'Accelerators',
    to: 'Programs',
    contractVersion: '99.0.0',
  });
  await page.goto(`${team.url}/accelerators?remote=mfe-accelerators@${version}`);
  await expect(tabOf(page)).toHaveText('What visitors see 1 not shown');
  await expect(choiceOf(page, 'mfe-accelerators')).toHaveAccessibleDescription(
    new RegExp(`^${version} is refused: .*contract.* You see 1\\.0\\.0-`),
  );
  await page.goto(`${team.url}${path}?remote=${remote}@https://evil.example/`);
  await expect(choiceOf(page)).toHaveAccessibleDescription(/nor a dev server on your own machine/);
  await page.goto(`${team.url}/?remote=live`);
});

test('a version whose pages take long the first time only is shown from the first visit', async ({ site }) => {
  const version = await publishForTesters(site, {
    name: 'slow at first',
    change: `const load = it.loader; it.loader = async (args) => {
      if (!it.isWarm) { it.isWarm = true; await new Promise((go) => setTimeout(go, 1500)); }
      return load(args);
    };`,
  });
  expect((await ask(site.url, `/?remote=${home.remote}@${version}`)).status).toBe(200);
});

test('a version whose page blocks its thread is shown where it does not', async ({ site }) => {
  const loop = faults.find(({ name }) => name === 'endless loop in render, after its trial');
  const version = await publishForTesters(site, loop as Fault);
  const choice = `?remote=${home.remote}@${version}`;
  const page = await ask(site.url, `/about-us${choice}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain(`value="${home.remote}@${version}" selected`);
  const blocked = await ask(site.url, `/${choice}`);
  expect(blocked.status).toBe(503);
  expect(blocked.text).toContain('<footer');
});

test('outlines what belongs to the shell, to the page and to a fragment, and follows the visitor', async ({ page }) => {
  await page.goto(`${team.url}/?toolbar=on`);
  await tabOf(page).click();
  await toolbarOf(page).getByText('Outline who owns what').click();
  const names = page.locator('site-toolbar .outlines span');
  const { remotes } = JSON.parse((await ask(team.url, '/composition.json')).text);
  const toName = (name: string, kind: string) => `${name} · ${remotes[name].version} · ${kind}`;
  await expect(names).toHaveText([
    'shell',
    toName('mfe-marketing', 'page'),
    toName('mfe-case-studies', 'fragment'),
    'shell',
  ]);
  await page.getByRole('navigation').getByRole('link', { name: 'Accelerators' }).first().click();
  await expect(page).toHaveURL(`${team.url}/accelerators`);
  await expect(names).toHaveText(['shell', toName('mfe-accelerators', 'page'), 'shell']);
  await toolbarOf(page).getByText('Outline who owns what').click();
  await expect(names).toHaveCount(0);
});

test('works by keyboard', async ({ page }) => {
  await page.goto(`${team.url}${path}?toolbar=on`);
  await tabOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(choiceOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(toolbarOf(page).getByRole('checkbox', { name: 'Outline who owns what' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(choiceOf(page)).toBeHidden();
  await expect(tabOf(page)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows another version', async ({ page }) => {
    await page.goto(`${team.url}${path}?toolbar=on`);
    await tabOf(page).click();
    await choiceOf(page).selectOption(`${remote}@${earlier}`);
    await toolbarOf(page).getByRole('button', { name: 'Show these' }).click();
    await expect(heading(page, 'Contact Us')).toBeVisible();
    await expect(tabOf(page)).toContainText('Not what visitors see');
  });
});

test('axe finds no barrier, nothing is wider than the screen, and the end of the page stays free', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${team.url}${path}?remote=${remote}@${earlier}&remote=mfe-marketing@1.0.0-0000`);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page, { within: 'site-toolbar' }), `${width}, ${colorScheme}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await tabOf(page).click();
  await page.keyboard.press('End');
  const footer = page.getByRole('contentinfo');
  await expect
    .poll(async () => {
      const [end, tab] = await Promise.all([footer.boundingBox(), tabOf(page).boundingBox()]);
      return end && tab ? end.y + end.height <= tab.y : false;
    })
    .toBe(true);
});

/** A version of the remote with Home, in which its module has a fault. */
function publishForTesters({ releasesDirectory }: TestSite, fault: Omit<Fault, 'verdict'>): Promise<string> {
  return withEditedBuild(home.remote, { edit: toFaulty(home, fault) }, (distDirectory) =>
    publishRelease(releasesDirectory, { packageVersion: '1.1.0', distDirectory, isForTesters: true }),
  );
}
