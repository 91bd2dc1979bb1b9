import { publishRelease } from '@site/kit/release/publish-release';
import { removeRemote, withdrawRemote } from '@site/kit/release/withdraw-remote';
import { hydrated } from '../site/hydrated.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { buildNewRemote, careers, team } from './build-new-remote.ts';

/** A page without a fragment reports it in the console. */
test.use({ allowTrouble: true });

let site: TestSite;
const built: Awaited<ReturnType<typeof buildNewRemote>>[] = [];

test.beforeAll(async ({ site: beside }) => {
  site = await startTestSite({ beside });
});

test.afterAll(async () => {
  await site.stop();
  for (const { drop } of built) await drop();
});

async function release(sources: Record<string, string>): Promise<string> {
  const remote = await buildNewRemote(sources);
  built.push(remote);
  return publishRelease(site.releasesDirectory, { packageVersion: '1.0.0', distDirectory: remote.distDirectory });
}

const read = async (path: string) => (await fetch(site.url + path)).text();
const statusOf = async (path: string) => (await fetch(site.url + path)).status;
const stateOf = async (remote: string) => (await (await fetch(`${site.url}/composition.json`)).json()).remotes[remote];

test('a remote that the shell has never heard of comes and goes without a restart or a build of anything else', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const shell = site.shell.pid;
  await release(team);
  await expect.poll(() => statusOf('/team'), { timeout: 60_000 }).toBe(200);
  expect(await statusOf('/careers')).toBe(404);
  const open = await context.newPage();
  await open.goto(`${site.url}/team`);
  await expect(open.getByText('No openings right now.')).toBeVisible();

  const version = await release(careers);
  const begun = performance.now();
  await expect.poll(() => stateOf('mfe-careers'), { timeout: 60_000 }).toMatchObject({ version, state: 'serving' });
  console.log(`served ${((performance.now() - begun) / 1000).toFixed(1)} s after it was live in the registry`);

  expect(await read('/careers'), 'its page').toContain('Work with us');
  expect(await read('/careers/platform-engineer')).toContain('An opening');
  expect(await read('/'), 'its entry on a page that was kept').toMatch(/<nav aria-label="Main".*?href="\/careers"/);
  expect(await read('/sitemap.xml')).toContain(`<loc>${site.url}/careers/platform-engineer</loc>`);
  expect(await read('/llms.txt')).toContain('[Careers]');
  await expect
    .poll(() => read('/team'), 'its fragment on a page of another team')
    .toContain('Platform Engineer and a Data Engineer');

  await page.goto(`${site.url}/team`);
  await hydrated(page);
  await expect(page.getByText('We are looking for a Platform Engineer and a Data Engineer.')).toBeVisible();
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { name: 'Work with us' })).toBeVisible();
  expect(loads, 'moves within the page').toBe(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('list', { name: 'Openings' }).getByRole('listitem')).toHaveCount(3);

  await open.getByRole('link', { name: 'All openings' }).click();
  await expect(open.getByRole('heading', { name: 'Work with us' }), 'on a page that is older').toBeVisible();
  await expect(open).toHaveURL(/\/careers\?from=team$/);

  await withdrawRemote(site.releasesDirectory, 'mfe-careers');
  const withdrawn = performance.now();
  await expect.poll(() => statusOf('/careers'), { intervals: [50] }).toBe(503);
  console.log(`off the site ${((performance.now() - withdrawn) / 1000).toFixed(1)} s after it was withdrawn`);
  expect(await stateOf('mfe-careers')).toEqual({ version: null, state: 'withdrawn' });
  expect(await read('/team')).not.toContain('Platform Engineer and a Data Engineer');
  await expect.poll(() => read('/'), 'its entry goes with the next renderer').not.toContain('href="/careers"');
  expect(await read('/sitemap.xml')).not.toContain('/careers');
  await page.goto(`${site.url}/team`);
  await expect(page.getByText('No openings right now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our team' })).toBeVisible();

  await removeRemote(site.releasesDirectory, 'mfe-careers');
  await expect.poll(() => statusOf('/careers')).toBe(404);
  expect(site.shell.pid, 'the same process').toBe(shell);
});
