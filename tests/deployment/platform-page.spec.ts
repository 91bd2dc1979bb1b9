import { isLive } from '@site/contract/releases/registry';
import { readRegistry } from '@site/kit/release/registry-file';
import type { Page } from 'playwright/test';
import { findBarriersAnywhere } from '../accessibility/find-barriers.ts';
import { ask } from '../site/ask.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { publishChanged } from './publish-changed.ts';

const remote = 'mfe-contact';
const token = 'token-of-ana-for-this-test-only-0123456789';

let team: TestSite;

test.beforeAll(async ({ site }) => {
  const env = { PLATFORM_TOKENS: `ana@example.com:${token}`, PLATFORM_ACTIONS: 'true' };
  team = await startTestSite({ beside: site, env });
});

test.afterAll(() => team.stop());

const readEntry = async () => {
  const entry = (await readRegistry(team.releasesDirectory)).remotes[remote];
  if (!isLive(entry)) throw new Error('The remote is not live.');
  return entry;
};

async function signIn(page: Page): Promise<void> {
  await page.goto(`${team.url}/_platform`);
  await page.getByLabel('Token').fill(token);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'What is live' })).toBeVisible();
}

const sectionOf = (page: Page) => page.getByRole('region', { name: remote, exact: true });

/** Does one thing to the remote, with a reason. */
async function change(page: Page, action: string, why: string): Promise<void> {
  await sectionOf(page)
    .getByRole('link', { name: `${action} ${remote}`, exact: true })
    .click();
  await page.getByLabel('Why?').fill(why);
  await page.getByRole('button', { name: action, exact: true }).click();
  await expect(page.getByRole('status')).toContainText(remote);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no such page where it is not switched on', async ({ site }) => {
    const { status, text } = await ask(site.url, '/_platform');
    expect([status, text.includes('Token')]).toEqual([404, false]);
    expect((await ask(site.url, '/_platform/sign-in')).status).toBe(404);
  });

  test('a person sees what is live, switches a remote off and on, and goes back to the version before', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const before = (await readEntry()).version;
    const version = await publishChanged(team.releasesDirectory, remote, { from: 'Contact Us', to: 'Write to us' });
    const contactPage = () => ask(team.url, '/contact-us');
    await expect.poll(async () => (await contactPage()).text).toContain('Write to us');
    await signIn(page);
    await expect(sectionOf(page)).toContainText(version);
    await expect(page.getByRole('row', { name: /\/case-study\/:caseId/ })).toContainText('mfe-case-studies');

    await change(page, 'Switch off', 'The form is on fire.');
    await expect.poll(async () => (await contactPage()).status).toBe(503);
    await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText(`${remote} is switched off.`);
    await change(page, 'Switch on', 'Put out.');
    await expect.poll(async () => (await contactPage()).status).toBe(200);
    await change(page, 'Undo', 'The words were better.');
    await expect.poll(async () => (await contactPage()).text).toContain('Contact Us');
    const [undone, on, off] = (await readEntry()).changes;
    expect(undone).toMatchObject({ action: 'undo', by: 'ana@example.com', from: version, to: before });
    expect([on?.why, off?.why]).toEqual(['Put out.', 'The form is on fire.']);
    await expect(sectionOf(page).getByRole('listitem').filter({ hasText: 'The words were better.' })).toBeVisible();
  });

  test('a form of another site, or without a session, changes nothing', async ({ page }) => {
    await signIn(page);
    const [cookie] = await page.context().cookies(`${team.url}/_platform`);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/_platform' });
    await page.goto(`${team.url}/_platform/change?remote=${remote}&action=switch-off`);
    const main = page.getByRole('main');
    const fields = await main
      .locator('input[type=hidden]')
      .evaluateAll((inputs) =>
        inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
      );
    const body = new URLSearchParams([...fields, ['why', 'evil']]).toString();
    const post = (headers: Record<string, string>) =>
      ask(team.url, '/_platform/change', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      });
    const session = { Cookie: `${cookie?.name}=${cookie?.value}` };
    expect((await post({ ...session, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(
      403,
    );
    expect((await post({ Origin: team.url })).status).toBe(303);
    expect((await readEntry()).state).toBe('live');
  });
});

test.describe('with reduced motion, so that no color is on its way to the other scheme', () => {
  test.use({ reducedMotion: 'reduce' });

  test('axe finds no barrier, at any width, in light or dark, and nothing is wider than the screen', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const canary = { from: 'Contact Us', to: 'Talk to us', canary: 25 };
    await publishChanged(team.releasesDirectory, remote, canary);
    await expect
      .poll(async () => JSON.parse((await ask(team.url, '/composition.json')).text).remotes[remote].canary?.isServed, {
        timeout: 60_000,
      })
      .toBe(true);
    await page.goto(`${team.url}/_platform/sign-in`);
    await expectNoBarriers(page, 'sign-in');
    await signIn(page);
    await expect(sectionOf(page)).toContainText('Verdict so far: wait.');
    await expectNoBarriers(page, 'overview');
    await sectionOf(page)
      .getByRole('link', { name: `End the canary ${remote}` })
      .click();
    await expectNoBarriers(page, 'change');
  });
});

async function expectNoBarriers(page: Page, name: string): Promise<void> {
  expect(await findBarriersAnywhere(page), name).toEqual([]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
  }
}
