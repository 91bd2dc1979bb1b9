import contract from '@site/contract/package.json' with { type: 'json' };
import { isContractCompatible, toContractRange } from '@site/contract/releases/contract-version';
import { isLive } from '@site/contract/releases/registry';
import { readRegistry } from '@site/kit/release/registry-file';
import { root } from 'deploy/local/workspace.ts';
import type { Page } from 'playwright/test';
import { fillIn } from '../forms/fill-in.ts';
import { hydrated } from '../site/hydrated.ts';
import { runCommand } from '../site/run-command.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { buildNeighbor, neighborDirectory } from './build-neighbor.ts';
import { findNeighbors } from './find-neighbors.ts';

/** Pages of each remote. */
const pagesOf: Record<string, string[]> = {
  'mfe-marketing': ['/', '/about-us', '/capability/services', '/press', '/privacy'],
  'mfe-case-studies': ['/case-study', '/case-study/freightdatacenterexit'],
  'mfe-accelerators': ['/accelerators', '/accelerators/wellArchitectedReview'],
  'mfe-contact': ['/contact-us', '/smb-aws-accelerator-program'],
};
const remotes = Object.keys(pagesOf);

for (const neighbor of await findNeighbors(contract.version)) {
  const directory = neighborDirectory(neighbor);
  const name = `${neighbor.contract} (${neighbor.commit.slice(0, 7)})`;
  const runsThere = isContractCompatible(toContractRange(contract.version), neighbor.contract);

  test.describe(`beside contract ${name}`, () => {
    test.beforeAll(async () => {
      test.setTimeout(900_000);
      await buildNeighbor(neighbor, console.log);
    });

    test(`its remotes in this shell, of contract ${contract.version}`, async ({ page, site: beside }) => {
      test.setTimeout(900_000);
      const site = await startTestSite({ beside });
      await replaceAll(page, site, directory);
      await leave(page, site);
    });

    test(`these remotes in its shell are ${runsThere ? 'served' : 'refused, and its own go on'}`, async ({
      page,
      site: beside,
    }) => {
      test.setTimeout(900_000);
      const site = await startTestSite({ beside, from: directory, unmirrored: 'all' });
      await allServed(site);
      if (runsThere) await replaceAll(page, site, root);
      else await keepAll(page, site, root);
      await leave(page, site);
    });
  });
}

/** Releases each remote alone, and then all of them, with the tools of a working tree, and uses the site each time. */
async function replaceAll(page: Page, site: TestSite, directory: string): Promise<void> {
  const replacements: Record<string, string> = {};
  for (const remote of remotes) {
    await test.step(`${remote} alone`, async () => {
      const before = await versionOf(site, remote);
      const { code, printed } = await replace(directory, remote, site);
      expect(code, printed).toBe(0);
      replacements[remote] = await versionOf(site, remote);
      expect(replacements[remote]).not.toBe(before);
      await expect.poll(() => servedBy(site, remote)).toBe(replacements[remote]);
      await visit(page, site, remote);
      await walk(page, site);
      await release(directory, remote, site, '--undo');
      await expect.poll(() => servedBy(site, remote)).toBe(before);
    });
  }
  await test.step('all of them', async () => {
    for (const [remote, version] of Object.entries(replacements)) {
      const { code, printed } = await release(directory, remote, site, '--to', version);
      expect(code, printed).toBe(0);
      await expect.poll(() => servedBy(site, remote)).toBe(version);
    }
    for (const remote of remotes) await visit(page, site, remote);
    await walk(page, site);
  });
}

/** Releases each remote to a shell that is too old for it, which the team has to read. */
async function keepAll(page: Page, site: TestSite, directory: string): Promise<void> {
  for (const remote of remotes) {
    await test.step(remote, async () => {
      const before = await servedBy(site, remote);
      const { code, printed } = await release(directory, remote, site);
      expect(printed).toMatch(new RegExp(`contract \\^?${contract.version.split('.', 2).join('\\.')}`));
      expect(code).toBe(1);
      expect(await servedBy(site, remote)).toBe(before);
      await visit(page, site, remote);
    });
  }
  await walk(page, site);
}

/** Stops a site once the browser asks it for nothing any more. */
async function leave(page: Page, site: TestSite): Promise<void> {
  await page.goto('about:blank');
  await site.stop();
}

/** Runs the release command of a working tree. */
function release(directory: string, remote: string, site: TestSite, ...args: string[]) {
  const env = { RELEASES_DIR: site.releasesDirectory, SHELL_URL: site.url };
  return runCommand(directory, 'npm', ['run', '--silent', 'release', '-w', remote, '--', ...args], env);
}

/** Releases a build that may be older and lack pages of the live one, which the command says how to drop on purpose. */
async function replace(directory: string, remote: string, site: TestSite) {
  const first = await release(directory, remote, site);
  const drops = first.printed.match(/--drop [^\s,]*[^\s,.]/g) ?? [];
  if (drops.length === 0) return first;
  return release(directory, remote, site, ...drops.flatMap((drop) => drop.split(' ')));
}

/** The version that the registry names. */
async function versionOf(site: TestSite, remote: string): Promise<string> {
  const entry = (await readRegistry(site.releasesDirectory)).remotes[remote];
  if (!isLive(entry)) throw new Error(`${remote} is not live.`);
  return entry.version;
}

/** The version that the shell serves. */
async function servedBy(site: TestSite, remote: string): Promise<string | null> {
  const health = await (await fetch(`${site.url}/healthz`)).json();
  return health[remote]?.served ?? null;
}

async function allServed(site: TestSite): Promise<void> {
  for (const remote of remotes) await expect.poll(() => servedBy(site, remote), { timeout: 60_000 }).not.toBeNull();
}

/** Opens the pages of a remote. */
async function visit(page: Page, site: TestSite, remote: string): Promise<void> {
  for (const path of pagesOf[remote] ?? []) {
    const response = await page.goto(site.url + path);
    expect(response?.status(), path).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
}

/** Goes through pages of all remotes in one document, opens a fragment, and sends a form. */
async function walk(page: Page, site: TestSite): Promise<void> {
  await page.goto(site.url);
  await hydrated(page);
  await expect(page.getByRole('main').locator('a[href^="/case-study/"]'), 'the carousel').not.toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  for (const name of ['Accelerators', 'Case Studies']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
    await expect(heading).toBeFocused();
  }
  await page.getByRole('main').locator('a[href^="/case-study/"]').first().click();
  await expect(page).toHaveURL(/\/case-study\/./);
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Download full Case Study' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email Address')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).last().click();
  await expect(page).toHaveURL(/\/contact-us/);
  await expect(heading).toBeFocused();
  await fillIn(page.getByRole('main'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/We got your message|check your email/)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window), 'moves within the document').toBe(true);
}
