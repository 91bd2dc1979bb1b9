import { promoteCanary, withdrawCandidate } from '@site/kit/release/run-canary';
import type { Page } from 'playwright/test';
import { buckets, isInShare } from '../../shell/src/federation/visitor-bucket.ts';
import { ask } from '../site/ask.ts';
import { hydrated } from '../site/hydrated.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { publishChanged } from './publish-changed.ts';

const remote = 'mfe-contact';
const weight = 20;
const candidateHeading = 'Reach us anew';
const all = Array.from({ length: buckets }, (_, bucket) => bucket);
const inShare = all.find((bucket) => isInShare(bucket, remote, weight)) ?? 0;
const outside = all.find((bucket) => !isInShare(bucket, remote, weight)) ?? 0;

let team: TestSite;
let stableHeading: string;
let before: string;

const get = (path: string, bucket?: number) =>
  ask(team.url, path, {
    headers: { 'accept-encoding': 'identity', ...(bucket !== undefined && { cookie: `bucket=${bucket}` }) },
  });
const headingOf = async (bucket?: number) => /<h1[^>]*>([^<]+)</.exec((await get('/contact-us', bucket)).text)?.[1];

test.beforeAll(async ({ site }) => {
  team = await startTestSite({ beside: site, env: { ALLOW_CHOSEN_VERSIONS: 'false' } });
  stableHeading = (await headingOf()) ?? '';
  before = (await get('/contact-us')).text;
  await publishChanged(team.releasesDirectory, remote, { from: stableHeading, to: candidateHeading, canary: weight });
  await expect.poll(() => headingOf(inShare), { timeout: 60_000 }).toBe(candidateHeading);
});

test.afterAll(() => team.stop());

test.describe.configure({ mode: 'serial' });

for (const { name, bucket, heading } of [
  { name: 'in the share', bucket: inShare, heading: () => candidateHeading },
  { name: 'outside of it', bucket: outside, heading: () => stableHeading },
]) {
  test(`a visitor ${name} sees one version by loads, links, forms and prefetches`, async ({ page, context }) => {
    const level1 = page.getByRole('heading', { level: 1 });
    await context.addCookies([{ name: 'bucket', value: String(bucket), url: team.url }]);
    await page.goto(`${team.url}/contact-us`);
    await hydrated(page);
    await expect(level1).toHaveText(heading());
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(level1).toHaveText(heading());

    await page.goto(`${team.url}/press`);
    await hydrated(page);
    const versions = await followToContact(page);
    await expect(level1).toHaveText(heading());
    expect(versions).toHaveLength(1);
    await page.reload();
    await expect(level1).toHaveText(heading());

    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: team.url };
    const cookie = `bucket=${bucket}`;
    const sent = { method: 'POST', headers: { ...headers, cookie }, body: 'fullName=' };
    expect((await ask(team.url, '/contact-us', sent)).text).toContain(`>${heading()}<`);
  });
}

/** Follows the link without a load of a page. @returns the versions of the remote whose code the browser has asked for */
async function followToContact(page: Page): Promise<string[]> {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const [, version] = new RegExp(`/${remote}/([^/]+)/client/`).exec(request.url()) ?? [];
    if (version) versions.add(version);
  });
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL(/contact-us$/);
  expect(loads).toBe(0);
  return [...versions];
}

test('a new visitor gets a bucket once, with the page that belongs to it, and moves on with it', async ({ page }) => {
  await page.goto(`${team.url}/press`);
  await hydrated(page);
  await followToContact(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(new RegExp(`${candidateHeading}|${stableHeading}`));
  const seen = await heading.textContent();
  await page.reload();
  await expect(heading).toHaveText(seen ?? '');

  for (let visit = 0; visit < 10; visit += 1) {
    const { headers, text } = await get('/contact-us');
    const cookie = headers['set-cookie'] ?? '';
    expect(cookie).toMatch(/^bucket=\d{1,5}; Path=\/; Max-Age=\d+; SameSite=Lax$/);
    const bucket = Number(/\d+/.exec(cookie)?.[0]);
    expect(text).toContain(`>${isInShare(bucket, remote, weight) ? candidateHeading : stableHeading}<`);
    expect((await get('/contact-us', bucket)).headers).not.toHaveProperty('set-cookie');
  }
});

test('the page of all others stays as it was, and no shared cache keeps a page of the canary', async () => {
  const stable = await get('/contact-us', outside);
  expect(stable.text).toBe(before);
  for (const bucket of [inShare, outside, undefined])
    expect((await get('/contact-us', bucket)).headers['cache-control']).toBe('private, no-cache');
  const arrival = await get('/_page/contact-us', inShare);
  expect(arrival.headers['cache-control']).toBe('private, no-cache');
});

test('pages of other remotes are the same for everybody, without a cookie', async () => {
  for (const path of ['/', '/press', '/case-study']) {
    const pages = await Promise.all([inShare, outside, undefined].map((bucket) => get(path, bucket)));
    expect(new Set(pages.map(({ text }) => text)).size, path).toBe(1);
    expect(pages[2]?.headers, path).not.toHaveProperty('set-cookie');
    expect(pages[0]?.headers['cache-control']).toMatch(/^public/);
  }
});

test('it is withdrawn and promoted for everybody, and then nobody gets a bucket', async () => {
  await withdrawCandidate(team.releasesDirectory, remote);
  await expect.poll(() => headingOf(inShare)).toBe(stableHeading);
  const { headers } = await get('/contact-us');
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers['cache-control']).toMatch(/^public/);

  const version = await publishChanged(team.releasesDirectory, remote, {
    from: stableHeading,
    to: candidateHeading,
    canary: weight,
  });
  await expect.poll(() => headingOf(inShare), { timeout: 60_000 }).toBe(candidateHeading);
  expect(await promoteCanary(team.releasesDirectory, remote)).toBe(version);
  await expect.poll(() => headingOf(outside)).toBe(candidateHeading);
  expect((await get('/contact-us')).headers).not.toHaveProperty('set-cookie');
});
