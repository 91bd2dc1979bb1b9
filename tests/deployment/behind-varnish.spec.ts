import { rm } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { isInShare } from '../../shell/src/federation/visitor-bucket.ts';
import { ask } from '../site/ask.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { beforeItExpires, prepareProxied } from './prepare-proxied.ts';
import { publishChanged } from './publish-changed.ts';
import { publishContent } from './publish-content.ts';
import { startVarnish } from './start-varnish.ts';

const secret = 'varnish'.padEnd(64, '0');
const study = '/case-study/freightdatacenterexit';
const otherStudy = '/case-study/porttelemetry';

let directory: string;
let content: string;
let shells: [TestSite, TestSite];
let varnish: { stop(): Promise<void> };
let url: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { port, env, ...place } = await prepareProxied(secret);
  ({ directory, content, url } = place);
  const first = await startTestSite({ env });
  const second = await startTestSite({
    beside: first,
    env: { ...env, REGISTRY_URL: `${first.releasesUrl}/registry.json` },
  });
  shells = [first, second];
  varnish = await startVarnish(port, [first.url, second.url]);
});

test.afterAll(async () => {
  await varnish.stop();
  for (const shell of shells.toReversed()) await shell.stop();
  await rm(directory, { recursive: true });
});

const get = (path: string) => ask(url, path, { headers: { 'accept-encoding': 'identity' } });
const textOf = async (path: string) => (await get(path)).text;
/** Whether the answer came from the proxy's cache: it names two transactions then. */
const isHit = async (path: string) => (await get(path)).headers['x-varnish']?.includes(' ');

test('the proxy keeps pages, and visitors do not see their names', async () => {
  await get('/press');
  await expect.poll(() => isHit('/press')).toBe(true);
  expect((await get('/press')).headers).not.toHaveProperty('cache-tag');
  expect((await ask(shells[0].url, '/press')).headers['cache-tag']).toContain('site,mfe-marketing,');
});

test('the proxy asks a shell for each page of an editor', async () => {
  await expect.poll(() => isHit('/press')).toBe(true);
  const editor = await ask(url, '/press', { headers: { cookie: 'a=b; preview=1.2' } });
  expect([editor.status, editor.headers['x-varnish']]).toEqual([200, expect.not.stringContaining(' ')]);
});

test('a publication is on its pages within a second, and other pages stay in the cache', async () => {
  for (const path of [study, otherStudy, '/press']) await expect.poll(() => isHit(path)).toBe(true);
  const { text } = await get(study);
  const title = /<h1[^>]*>([^<]+)</.exec(text)?.[1] ?? '';
  const to = 'Freight without its own data center';
  expect(await publishContent({ file: content, from: title, to, url, secret })).toBe(204);
  await expect.poll(() => textOf(study), beforeItExpires).toContain(to);
  await expect.poll(() => textOf('/case-study'), beforeItExpires).not.toContain(title);
  expect(await isHit('/press')).toBe(true);
});

test('a release is on its pages within a second of the shells serving it, and other pages stay in the cache', async () => {
  test.setTimeout(120_000);
  for (const path of ['/contact-us', '/press']) await expect.poll(() => isHit(path)).toBe(true);
  const heading = /<h1[^>]*>([^<]+)</.exec(await textOf('/contact-us'))?.[1] ?? '';
  const version = await publishChanged(shells[0].releasesDirectory, 'mfe-contact', {
    from: heading,
    to: 'Reach us anew',
  });
  const served = () => Promise.all(shells.map(async (shell) => (await ask(shell.url, '/healthz')).text));
  await expect
    .poll(served, { timeout: 60_000 })
    .toEqual(shells.map(() => expect.stringContaining(`"served":"${version}"`)));
  await expect.poll(() => textOf('/contact-us'), beforeItExpires).toContain('Reach us anew');
  expect(await isHit('/press')).toBe(true);
});

test('visitors of a canary get their own version, and other pages stay in the cache', async () => {
  test.setTimeout(120_000);
  await expect.poll(() => isHit('/contact-us')).toBe(true);
  const stable = /<h1[^>]*>([^<]+)</.exec(await textOf('/contact-us'))?.[1] ?? '';
  const candidate = 'Reach a few';
  const weight = 50;
  await publishChanged(shells[0].releasesDirectory, 'mfe-contact', {
    from: 'Contact Us',
    to: candidate,
    canary: weight,
  });
  const headingFor = async (bucket: number) => {
    const headers = { 'accept-encoding': 'identity', cookie: `a=b; bucket=${bucket}; c=d` };
    return /<h1[^>]*>([^<]+)</.exec((await ask(url, '/contact-us', { headers })).text)?.[1];
  };
  const visitors = Array.from({ length: 20 }, (_, visitor) => visitor * 7);
  const wanted = visitors.map((bucket) => (isInShare(bucket, 'mfe-contact', weight) ? candidate : stable));
  await expect.poll(() => Promise.all(visitors.map(headingFor)), { timeout: 60_000 }).toEqual(wanted);
  for (let visit = 0; visit < 3; visit += 1) expect(await Promise.all(visitors.map(headingFor))).toEqual(wanted);
  await expect.poll(() => isHit('/press')).toBe(true);
});

test('no request fails when one of two shells is killed', async () => {
  test.setTimeout(120_000);
  shells[0].shell.kill('SIGKILL');
  const paths = Array.from({ length: 60 }, (_, index) => `/press?visitor=${index}`);
  const statuses = await Promise.all(
    [...paths, '/', study, '/no-such-page'].map(async (path) => (await get(path)).status),
  );
  expect(statuses.filter((status) => status !== 200)).toEqual([404]);
});
