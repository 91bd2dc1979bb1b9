import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { undoRelease } from '@site/kit/release/make-live';
import { registryPath } from '@site/kit/release/registry-file';
import { root } from 'deploy/local/workspace.ts';
import { runCommand } from '../site/run-command.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { publishChanged } from './publish-changed.ts';

let team: TestSite;

test.beforeAll(async ({ site }) => {
  team = await startTestSite({ beside: site });
});

test.afterAll(() => team.stop());

const contactPage = () => fetch(`${team.url}/contact-us`).then((response) => response.text());

test('a remote is released and undone without restarting the shell', async ({ page }) => {
  await page.goto(`${team.url}/contact-us`);
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';

  await publishChanged(team.releasesDirectory, 'mfe-contact', { from: before, to: 'A new way to reach us' });
  await expect.poll(contactPage).toContain('A new way to reach us');
  await expect(heading, 'an open page keeps its version').toHaveText(before);
  await page.reload();
  await expect(heading).toHaveText('A new way to reach us');
  await page.getByRole('link', { name: 'Case Studies' }).first().click();
  await expect(page).toHaveURL(/case-study$/);

  await undoRelease(team.releasesDirectory, 'mfe-contact');
  await expect.poll(contactPage).not.toContain('A new way to reach us');
  await page.goto(`${team.url}/contact-us`);
  await expect(heading).toHaveText(before);
});

test('a release for another major of the contract is refused, and the last good one stays', async ({ page }) => {
  await page.goto(`${team.url}/contact-us`);
  const before = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await publishChanged(team.releasesDirectory, 'mfe-contact', {
    from: before,
    to: 'From the future',
    contractVersion: '3.0.0',
  });
  await publishChanged(team.releasesDirectory, 'mfe-case-studies', {
    from: 'Our Case Studies',
    to: 'Our changed studies',
  });
  await expect.poll(() => fetch(`${team.url}/`).then((response) => response.text())).toContain('Our changed studies');
  expect(await contactPage()).not.toContain('From the future');
  await undoRelease(team.releasesDirectory, 'mfe-contact');
  await undoRelease(team.releasesDirectory, 'mfe-case-studies');
});

test('an invalid registry is refused, and the last good one stays', async ({ page }) => {
  const good = await readFile(registryPath(team.releasesDirectory), 'utf8');
  await writeFile(registryPath(team.releasesDirectory), '{"remotes":{"mfe-contact":{"version":"latest"}}}');
  await team.restartShell();
  await page.goto(`${team.url}/contact-us`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await writeFile(registryPath(team.releasesDirectory), good);
});

test('a tester chooses a version in the URL, and nobody else gets it', async ({ page }) => {
  await page.goto(`${team.url}/contact-us`);
  const heading = page.getByRole('heading', { level: 1 });
  const live = (await heading.textContent()) ?? '';
  const version = await publishChanged(team.releasesDirectory, 'mfe-contact', { from: live, to: 'Under test' });
  await undoRelease(team.releasesDirectory, 'mfe-contact');

  await page.goto(`${team.url}/contact-us?remote=mfe-contact@${version}`);
  await expect(heading).toHaveText('Under test');
  await page.goto(`${team.url}/contact-us`);
  await expect(heading, 'the choice persists').toHaveText('Under test');
  expect(await contactPage(), 'another visitor').not.toContain('Under test');

  await page.goto(`${team.url}/contact-us?remote=live`);
  await expect(heading).toHaveText(live);
});

test('a shell that reads the registry seldom follows a command at once', async ({ site }) => {
  const seldom = await startTestSite({ beside: site, env: { REGISTRY_POLL_MS: '600000' } });
  const env = { RELEASES_DIR: seldom.releasesDirectory, SHELL_URL: seldom.url };
  const run = (command: string) =>
    runCommand(join(root, 'mfe-contact'), 'npm', ['run', '--silent', 'release', '--', command], env);
  const status = () => fetch(`${seldom.url}/contact-us`).then((response) => response.status);
  expect(await run('withdraw')).toMatchObject({ code: 0, printed: expect.stringContaining('shows nothing of') });
  expect(await status()).toBe(503);
  expect(await run('undo')).toMatchObject({ code: 0 });
  expect(await status()).toBe(200);
  await seldom.stop();
});
