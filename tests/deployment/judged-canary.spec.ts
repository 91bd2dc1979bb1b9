import { isLive } from '@site/contract/releases/registry';
import { judgeRelease } from '@site/kit/release/judge-release';
import { readRegistry } from '@site/kit/release/registry-file';
import { publishFaulty } from '../faults/publish-faulty.ts';
import { ask } from '../site/ask.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { publishChanged } from './publish-changed.ts';

const remote = 'mfe-contact';
const subject = { remote, expose: 'pages/contact-us' };
/** One render of 33 fails, in each thread of the server. */
const change = `if (typeof window === 'undefined') { const Good = it.Component; let renders = 0; it.Component = function Bad(props) {
  renders += 1; if (renders % 33 === 0) throw new Error('broken on purpose'); return Good(props); }; }`;

let team: TestSite;
let asked = 0;

test.beforeAll(async ({ site }) => {
  team = await startTestSite({ beside: site, env: { ALLOW_CHOSEN_VERSIONS: 'false' } });
});

test.afterAll(() => team.stop());

/** New visitors ask for pages that nobody has asked for before, until somebody says that it is enough. */
async function visit(isEnough: () => Promise<boolean>): Promise<{ visitors: number; hurt: number }> {
  let [visitors, hurt] = [0, 0];
  while (!(await isEnough())) {
    const pages = Array.from({ length: 10 }, () => {
      asked += 1;
      return ask(team.url, `/contact-us?question=${asked}`);
    });
    for (const { status, text } of await Promise.all(pages)) {
      visitors += 1;
      if (status !== 200) hurt += 1;
      else expect(text).toContain('<h1');
    }
  }
  return { visitors, hurt };
}

const readCanary = async () => {
  const { remotes } = await (await fetch(`${team.url}/composition.json`)).json();
  return remotes[remote].canary;
};
const readEntry = async () => {
  const entry = (await readRegistry(team.releasesDirectory)).remotes[remote];
  if (!isLive(entry)) throw new Error('The remote is not live.');
  return entry;
};

test('a version that fails for 3 % of renders is withdrawn by itself before many are hurt, with the reason', async () => {
  test.setTimeout(300_000);
  const stable = (await readEntry()).version;
  const version = await publishFaulty(team.releasesDirectory, subject, { name: 'fails for 3 %', change }, 10);
  await expect.poll(async () => (await readCanary())?.isServed, { timeout: 60_000 }).toBe(true);
  const judge = { shells: [team.url], author: { by: 'pipeline' } };
  const judging = judgeRelease(team.releasesDirectory, remote, judge);
  const { visitors, hurt } = await visit(async () => !(await readCanary())?.isServed);
  const outcome = await judging;
  console.log(`withdrawn after ${visitors} visitors at 10 %, of whom ${hurt} got an error: ${JSON.stringify(outcome)}`);
  expect(outcome).toMatchObject({ verdict: 'withdraw', version });
  expect(hurt).toBeLessThanOrEqual(20);
  const entry = await readEntry();
  expect(entry).toMatchObject({ version: stable, state: 'live', versions: [{ version: stable, weight: 100 }] });
  expect(entry.changes[0]).toMatchObject({ action: 'withdraw', by: 'pipeline', from: version, to: stable });
  expect(entry.changes[0]?.why).toMatch(/renders on the server failed, and \d+ of \d+ with the stable version/);
  expect((await visit(async () => asked % 500 === 0)).hurt, 'nobody is hurt any more').toBe(0);
});

test('a version that is fine is promoted to everybody', async () => {
  test.setTimeout(300_000);
  const to = 'Talk to our people';
  const version = await publishChanged(team.releasesDirectory, remote, { from: 'Contact Us', to, canary: 50 });
  await expect.poll(async () => (await readCanary())?.isServed, { timeout: 60_000 }).toBe(true);
  let isJudged = false;
  const judging = judgeRelease(team.releasesDirectory, remote, { shells: [team.url] }).finally(() => {
    isJudged = true;
  });
  const { hurt } = await visit(async () => isJudged);
  expect(hurt).toBe(0);
  expect(await judging).toMatchObject({ verdict: 'promote', version });
  await expect.poll(async () => (await ask(team.url, '/contact-us')).text).toContain(to);
});
