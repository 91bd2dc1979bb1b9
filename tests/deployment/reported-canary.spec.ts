import { judgeRelease } from '@site/kit/release/judge-release';
import { readRegistry } from '@site/kit/release/registry-file';
import { buckets, isInShare } from '../../shell/src/federation/visitor-bucket.ts';
import { publishFaulty } from '../faults/publish-faulty.ts';
import { ask } from '../site/ask.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

test.use({ allowTrouble: true });

const remote = 'mfe-contact';
const weight = 50;
const all = Array.from({ length: buckets }, (_, bucket) => bucket);
const inShare = all.filter((bucket) => isInShare(bucket, remote, weight));
const outside = all.filter((bucket) => !isInShare(bucket, remote, weight));
/** The server renders it well, and browsers cannot. */
const change = `if (typeof window !== 'undefined') it.Component = function Bad() { throw new Error('broken in browsers'); };`;

let team: TestSite;

test.beforeAll(async ({ site }) => {
  team = await startTestSite({ beside: site, env: { ALLOW_CHOSEN_VERSIONS: 'false' } });
});

test.afterAll(() => team.stop());

const readCanary = async () => {
  const { remotes } = JSON.parse((await ask(team.url, '/composition.json')).text);
  return remotes[remote].canary;
};

test('a version that fails in browsers only is withdrawn by what they report', async ({ browser }) => {
  test.setTimeout(420_000);
  const subject = { remote, expose: 'pages/contact-us' };
  const version = await publishFaulty(team.releasesDirectory, subject, { name: 'fails in browsers', change }, weight);
  await expect.poll(async () => (await readCanary())?.isServed, { timeout: 60_000 }).toBe(true);
  let visitors = 0;
  for (; (await readCanary())?.isServed && visitors < 100; visitors += 1) {
    const stable = await ask(team.url, '/contact-us', { headers: { Cookie: `bucket=${outside[visitors]}` } });
    expect(stable.status).toBe(200);
    // Each visitor has an address of their own, because one address may send only a few reports.
    const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': `192.0.2.${visitors + 1}` } });
    await context.addCookies([{ name: 'bucket', value: String(inShare[visitors]), url: team.url }]);
    const page = await context.newPage();
    const reported = page.waitForRequest((request) => request.url().endsWith('/report'));
    await page.goto(`${team.url}/contact-us`);
    expect((await reported).postDataJSON()).toMatchObject({ remote, version, isFirst: true });
    await context.close();
  }
  console.log(`withdrawn after ${visitors} visitors in Chromium`);
  expect(visitors).toBeLessThan(30);
  expect((await readCanary()).refused.reason).toMatch(
    /\d+ of \d+ page views had an error in the browser, and 0 of \d+/,
  );
  expect(await judgeRelease(team.releasesDirectory, remote, { shells: [team.url] })).toMatchObject({
    verdict: 'withdraw',
    version,
  });
  expect((await readRegistry(team.releasesDirectory)).remotes[remote]).toMatchObject({ state: 'live' });
});
