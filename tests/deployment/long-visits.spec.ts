import { undoRelease } from '@site/kit/release/make-live';
import { removeRemote } from '@site/kit/release/withdraw-remote';
import { root } from 'deploy/local/workspace.ts';
import type { Page } from 'playwright/test';
import { fillIn } from '../forms/fill-in.ts';
import { hydrated } from '../site/hydrated.ts';
import { typeInto } from '../site/press-label.ts';
import { runCommand } from '../site/run-command.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { publishChanged } from './publish-changed.ts';

/** The browser itself logs an error for each file that is gone. */
test.use({ allowTrouble: true });

let team: TestSite;

test.beforeEach(async ({ site }) => {
  team = await startTestSite({ beside: site, env: { ALLOW_CHOSEN_VERSIONS: 'false' } });
});

test.afterEach(() => team.stop());

/** The placeholder of the search on the list of case studies. */
const change = { from: 'Title or description', to: 'What was it about?' };

const read = async (path: string) => (await fetch(team.url + path)).text();

/** Runs the command that deletes old releases, with no mercy for young ones. */
async function collect(last: number): Promise<string> {
  const args = ['run', '--silent', 'releases:collect', '--', '--days', '0', '--last', String(last)];
  const env = { RELEASES_DIR: team.releasesDirectory, SHELL_URL: team.url };
  const { code, printed } = await runCommand(root, 'npm', args, env);
  expect(code, printed).toBe(0);
  return printed;
}

/** Makes another version live, and deletes the one that visitors have. */
async function replaceAndCollect(remote: string, path: string, from: string, to: string): Promise<void> {
  // Forgets what could be undone.
  await removeRemote(team.releasesDirectory, remote);
  await publishChanged(team.releasesDirectory, remote, { from, to });
  await expect.poll(() => read(path)).toContain(to);
  expect(await collect(1)).toContain(`${remote}@1.0.0-`);
}

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

async function openContactForm(page: Page): Promise<void> {
  await page.goto(`${team.url}/contact-us`);
  await hydrated(page);
}

const toList = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Case Studies', exact: true }).first().click();

test('a page whose files are gone is loaded once in the version that is live, and typed text is there on Back', async ({
  page,
}) => {
  await openContactForm(page);
  await typeInto(page.getByRole('main'), 'Full Name', 'Ada');
  await replaceAndCollect('mfe-case-studies', '/case-study', change.from, change.to);
  const loads = countLoads(page);
  await toList(page);
  await expect(page.getByPlaceholder(change.to)).toBeVisible();
  await hydrated(page);
  expect(loads()).toBe(1);
  await page.getByRole('main').locator('a[href^="/case-study/"]').first().click();
  await expect(page).toHaveURL(/\/case-study\/./);
  expect(loads(), 'moves within the new document').toBe(1);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
});

test('a page that the live version no longer has answers 404', async ({ page }) => {
  await openContactForm(page);
  await removeRemote(team.releasesDirectory, 'mfe-case-studies');
  await expect.poll(async () => (await fetch(`${team.url}/case-study`)).status).toBe(404);
  expect(await collect(0)).toContain('mfe-case-studies@');
  const loads = countLoads(page);
  await toList(page);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('a version whose files are missing for browsers too is not loaded again and again', async ({ page }) => {
  await openContactForm(page);
  await replaceAndCollect('mfe-case-studies', '/case-study', change.from, change.to);
  team.faults.set('mfe-case-studies/client', { kind: 'offline' });
  const loads = countLoads(page);
  await toList(page);
  await expect(page.getByPlaceholder(change.to), 'the server rendered it').toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
});

test('a form that was opened before sends what was typed, without a load', async ({ page }) => {
  await openContactForm(page);
  await typeInto(page.getByRole('main'), 'Full Name', 'Ada');
  await replaceAndCollect('mfe-contact', '/contact-us', 'Contact Us', 'Write to us');
  const loads = countLoads(page);
  await fillIn(page.getByRole('main'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/We got your message|check your email/)).toBeVisible();
  expect(loads()).toBe(0);
});

test('a release that is undone leaves an open page alone', async ({ page }) => {
  await openContactForm(page);
  await publishChanged(team.releasesDirectory, 'mfe-case-studies', change);
  await expect.poll(() => read('/case-study')).toContain(change.to);
  await undoRelease(team.releasesDirectory, 'mfe-case-studies');
  await expect.poll(() => read('/case-study')).not.toContain(change.to);
  const loads = countLoads(page);
  await toList(page);
  await expect(page.getByPlaceholder(change.from)).toBeVisible();
  expect(loads()).toBe(0);
});
