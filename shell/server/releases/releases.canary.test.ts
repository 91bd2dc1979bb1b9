import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { buckets, isInShare } from '../../src/federation/visitor-bucket.ts';
import { type FakeOrigin, startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { describeServed } from './describe-served.ts';
import { contact, first, second, startShell, third } from './start-releases.ts';

const since = '2026-02-03T04:05:06.000Z';
const bucketsFor = (weight: number, remote = contact) =>
  Array.from({ length: buckets }, (_, bucket) => bucket).filter((bucket) => isInShare(bucket, remote, weight));
const inShare = bucketsFor(5)[0] ?? 0;
const outside =
  Array.from({ length: buckets }, (_, bucket) => bucket).find((bucket) => !isInShare(bucket, contact, 50)) ?? 0;

/** An entry with a canary. */
function toEntry(origin: FakeOrigin, weight: number, candidate = second, remote = contact, changes = {}) {
  const stable = origin.release(remote, first);
  const versions = [
    { ...stable, weight: 100 - weight },
    { ...origin.release(remote, candidate, changes), weight, since },
  ];
  return { ...stable, state: 'canary', versions };
}

type Shell = Awaited<ReturnType<typeof startShell>>;

/** What a visitor's request gets. */
async function ask({ forRequest }: Shell, bucket?: number, method = 'GET') {
  let answer: Awaited<ReturnType<typeof forRequest>> | undefined;
  const app = new Hono();
  app.all('*', async (context) => {
    answer = await forRequest(context);
    return context.body(null);
  });
  await app.request('/', { method, headers: bucket === undefined ? {} : { Cookie: `a=b; bucket=${bucket}` } });
  if (!answer) throw new Error('Nobody answered.');
  return answer;
}

const versionFor = async (shell: Shell, bucket?: number, remote = contact) =>
  (await ask(shell, bucket)).set.releases[remote]?.version;
const describeCanary = ({ following }: Shell) =>
  JSON.parse(JSON.stringify(describeServed(following))).remotes[contact]?.canary;

it('gives the candidate to the buckets of its share, and the live version to all others', async () => {
  const origin = await startFakeOrigin();
  origin.setRegistry({ [contact]: toEntry(origin, 5) });
  const shell = await startShell(origin);
  await shell.refresh();
  expect(await versionFor(shell, inShare)).toBe(second);
  expect(await versionFor(shell, outside)).toBe(first);
  expect(shell.versionOf(contact)).toBe(first);
  expect(shell.tried).toEqual([first, second]);
  expect(describeCanary(shell)).toMatchObject({ version: second, weight: 5, since, isServed: true });
});

it('gives a visitor without a bucket a new one with the set that belongs to it, but not with a form', async () => {
  const origin = await startFakeOrigin();
  origin.setRegistry({ [contact]: toEntry(origin, 50) });
  const shell = await startShell(origin);
  await shell.refresh();
  for (let visit = 0; visit < 20; visit += 1) {
    const { set, newBucket = -1 } = await ask(shell);
    expect(set.releases[contact]?.version).toBe(isInShare(newBucket, contact, 50) ? second : first);
  }
  const form = await ask(shell, undefined, 'POST');
  expect(form.set.releases[contact]?.version).toBe(first);
  expect(form.newBucket).toBeUndefined();
  expect((await ask(shell, outside)).newBucket).toBeUndefined();
});

it.each([0, 100])('gives nobody a bucket at %s %%', async (weight) => {
  const origin = await startFakeOrigin();
  origin.setRegistry({ [contact]: toEntry(origin, weight) });
  const shell = await startShell(origin);
  await shell.refresh();
  const { set, newBucket } = await ask(shell);
  expect([set.releases[contact]?.version, newBucket]).toEqual([first, undefined]);
  expect(set).not.toHaveProperty('canaries');
});

it('gives it to more visitors when the share grows, without opening anything', async () => {
  const origin = await startFakeOrigin();
  origin.setRegistry({ [contact]: toEntry(origin, 5) });
  const shell = await startShell(origin);
  await shell.refresh();
  const opened = shell.opened.length;
  const later = bucketsFor(25).find((bucket) => !isInShare(bucket, contact, 5)) ?? 0;
  expect(await versionFor(shell, later)).toBe(first);
  origin.setRegistry({ [contact]: toEntry(origin, 25) });
  await shell.refresh();
  expect([await versionFor(shell, later), await versionFor(shell, inShare)]).toEqual([second, second]);
  expect(shell.opened).toHaveLength(opened);
});

it('is live for everybody when it is promoted, and its visitors never lose it', async () => {
  const origin = await startFakeOrigin();
  origin.setRegistry({ [contact]: toEntry(origin, 5) });
  let open = () => {};
  const slow = {
    [third]: new Promise<void>((resolve) => {
      open = resolve;
    }),
  };
  const shell = await startShell(origin, { slow });
  await shell.refresh();
  origin.setRegistry({ [contact]: { ...origin.release(contact, second), history: [origin.release(contact, first)] } });
  const promoting = shell.refresh();
  expect(await versionFor(shell, inShare)).toBe(second);
  await promoting;
  await shell.refresh();
  open();
  expect([await versionFor(shell, outside), await versionFor(shell, inShare)]).toEqual([second, second]);
  expect(describeCanary(shell)).toBeUndefined();
  expect(shell.tried).toEqual([first, second]);
});

it('goes back to the live version at once when it is withdrawn, and stays there after a restart', async () => {
  const origin = await startFakeOrigin();
  origin.setRegistry({ [contact]: toEntry(origin, 5) });
  const shell = await startShell(origin);
  await shell.refresh();
  await shell.withdraw(contact, second, '6 errors');
  expect(await versionFor(shell, inShare)).toBe(first);
  await shell.refresh();
  const refused = { version: second, state: 'withdrawn', reason: '6 errors', since };
  expect(describeCanary(shell)).toMatchObject({ isServed: false, refused });
  const restarted = await startShell(origin);
  await restarted.refresh();
  expect(await versionFor(restarted, inShare)).toBe(first);
  expect(describeCanary(restarted)).toMatchObject({ refused });
});

describe('a candidate is refused, and the live version stays,', () => {
  it.each([
    ['if it fails its trial', { unfit: [second] }, {}, 'it throws when it is loaded'],
    ['if it cannot be loaded', { unloadable: [second] }, {}, 'its code cannot be loaded'],
    ['if it lacks a page of the live version', {}, { exposes: {} }, 'It lacks pages/home'],
  ])('%s', async (_name, troubles, changes, reason) => {
    const origin = await startFakeOrigin();
    origin.setRegistry({ [contact]: toEntry(origin, 5, second, contact, changes) });
    const shell = await startShell(origin, troubles);
    await shell.refresh();
    expect(await versionFor(shell, inShare)).toBe(first);
    expect(describeCanary(shell)).toMatchObject({
      isServed: false,
      refused: { reason: expect.stringContaining(reason) },
    });
  });

  it('if the machine is too busy for it, until it is not', async () => {
    const origin = await startFakeOrigin();
    origin.setRegistry({ [contact]: toEntry(origin, 5) });
    const shell = await startShell(origin, { untimely: [second] });
    await shell.refresh();
    expect(await versionFor(shell, inShare)).toBe(first);
    expect(describeCanary(shell)).toMatchObject({ isServed: false });
    expect(describeCanary(shell)).not.toHaveProperty('refused');
  });
});

describe('while another remote changes', () => {
  const other = 'mfe-marketing';
  const page = { pages: { press: ['/press'] }, exposes: { 'pages/press': { js: [], css: [] } } };

  it('follows it, and does not bring back what was taken off the site', async () => {
    const origin = await startFakeOrigin();
    const entry = toEntry(origin, 5);
    origin.setRegistry({ [contact]: entry, [other]: origin.release(other, first, page) });
    const shell = await startShell(origin);
    await shell.refresh();
    origin.setRegistry({ [contact]: entry, [other]: origin.release(other, second, page) });
    await shell.refresh();
    expect([await versionFor(shell, inShare), await versionFor(shell, inShare, other)]).toEqual([second, second]);
    origin.setRegistry({ [contact]: entry, [other]: { removed: true } });
    await shell.refresh();
    expect([await versionFor(shell, inShare), await versionFor(shell, inShare, other)]).toEqual([second, undefined]);
  });

  it('gives visitors each combination of two canaries', async () => {
    const origin = await startFakeOrigin();
    origin.setRegistry({
      [contact]: toEntry(origin, 50),
      [other]: { ...toEntry(origin, 50, third, other, page), ...origin.release(other, first, page) },
    });
    const shell = await startShell(origin);
    await shell.refresh();
    const seen = new Set<string>();
    for (let bucket = 0; bucket < 200; bucket += 1) {
      const { set } = await ask(shell, bucket);
      const [one, two] = [set.releases[contact]?.version, set.releases[other]?.version];
      expect(one).toBe(isInShare(bucket, contact, 50) ? second : first);
      expect(two).toBe(isInShare(bucket, other, 50) ? third : first);
      seen.add(`${one} ${two}`);
    }
    expect(seen.size).toBe(4);
    origin.setRegistry({ [contact]: origin.release(contact, first), [other]: origin.release(other, first, page) });
    await shell.refresh();
    await shell.refresh();
    expect(shell.retired).toHaveLength(shell.opened.length - 1);
  });
});

it('counts how both versions do, and withdraws a candidate by itself whose pages fail', async () => {
  const origin = await startFakeOrigin();
  origin.setRegistry({ [contact]: toEntry(origin, 5) });
  const shell = await startShell(origin);
  await shell.refresh();
  for (let page = 0; page < 950; page += 1) shell.count(contact, first, 'rendered');
  for (let page = 0; page < 50; page += 1) {
    shell.count(contact, second, 'viewed');
    shell.count(contact, second, page % 5 ? 'rendered' : 'not-rendered', `request ${page}`);
    shell.count(contact, second, page % 5 ? 'rendered' : 'not-rendered', `request ${page}`);
    shell.count(contact, third, 'not-rendered');
  }
  const reason = expect.stringMatching(
    /^\d+ of \d+ renders on the server failed, and 0 of 950 with the stable version\.$/,
  );
  await expect
    .poll(() => describeCanary(shell))
    .toMatchObject({ isServed: false, refused: { state: 'withdrawn', reason } });
  expect(await versionFor(shell, inShare)).toBe(first);
});

it('starts counting anew with another share', async () => {
  const origin = await startFakeOrigin();
  origin.setRegistry({ [contact]: toEntry(origin, 5) });
  const shell = await startShell(origin);
  await shell.refresh();
  shell.count(contact, second, 'viewed');
  expect(describeCanary(shell).counts.candidate.views).toMatchObject({ total: 1, failed: 0 });
  origin.setRegistry({ [contact]: toEntry(origin, 25) });
  await shell.refresh();
  expect(describeCanary(shell).counts.candidate.views).toMatchObject({ total: 0, failed: 0 });
});
