import { candidateOf } from '@site/contract/releases/registry';
import { listen } from '@site/server/listen';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { judgeRelease } from './judge-release.ts';
import { undoRelease } from './make-live.ts';
import { pauseRemote } from './pause-remote.ts';
import { remote, startPublishing } from './start-publishing.ts';

const author = { by: 'ana@example.com' };
const toCounts = (total: number, failed: number) => ({
  renders: { total, failed },
  views: { total, failed: 0 },
  interactions: { total, failed: 0 },
});

/** A shell with a canary. */
async function startShell(canary: object | (() => Promise<object>)) {
  const app = new Hono();
  app.get('/composition.json', async (context) => {
    const now = typeof canary === 'function' ? await canary() : canary;
    return context.json({ remotes: { [remote]: { version: '1.0.0-aaaa', state: 'serving', canary: now } } });
  });
  const { url, closeNow } = await listen(app, { port: 0, hostname: 'localhost', portVariable: 'PORT' });
  onTestFinished(closeNow);
  return url;
}

async function startCanary() {
  const publishing = await startPublishing();
  const stable = await publishing.publish();
  const version = await publishing.publish({ 'client/remoteEntry.js': '// next' }, { canary: 50 });
  const entry = await publishing.readEntry();
  const since = candidateOf(entry)?.since;
  const count = (failed: number, total = 600) => {
    const counts = { stable: toCounts(total, 0), candidate: toCounts(total, failed) };
    return startShell({ version, isServed: true, counts });
  };
  return { ...publishing, stable, version, since, count };
}

it('withdraws what fails too often at all shells together, with the reason in the history', async () => {
  const { releases, stable, version, count, readEntry, readLive } = await startCanary();
  const shells = [await count(12), await count(13)];
  const outcome = await judgeRelease(releases, remote, { shells, author });
  const why = '25 of 1200 renders on the server failed, and 0 of 1200 with the stable version.';
  expect(outcome).toEqual({ verdict: 'withdraw', version, reason: why });
  expect(await readLive()).toBe(stable);
  expect((await readEntry())?.changes[0]).toMatchObject({
    action: 'withdraw',
    ...author,
    from: version,
    to: stable,
    why,
  });
});

it('withdraws what a shell has refused or withdrawn for itself', async () => {
  const { releases, version, since, readEntry } = await startCanary();
  const refused = { version, state: 'withdrawn', reason: '6 errors within a minute', since };
  const shells = [await startShell({ version, isServed: false, refused })];
  expect(await judgeRelease(releases, remote, { shells, author })).toMatchObject({ verdict: 'withdraw' });
  expect((await readEntry())?.changes[0]?.why).toBe('A shell has withdrawn it: 6 errors within a minute');
});

it('promotes what is as good once enough visitors have seen it', async () => {
  const { releases, version, count, readLive } = await startCanary();
  const shells = [await count(0)];
  expect(await judgeRelease(releases, remote, { shells, author })).toMatchObject({ verdict: 'promote', version });
  expect(await readLive()).toBe(version);
});

it('grows in steps, the smallest first, each with counts of its own, after a least time at each share', async () => {
  const { releases, version, readEntry, readLive } = await startCanary();
  const weightOf = async () => candidateOf(await readEntry())?.weight;
  const asked: (number | undefined)[] = [];
  const lag = { left: 0 };
  const shell = await startShell(async () => {
    const weight = await weightOf();
    if (asked.at(-1) !== weight) lag.left = 1;
    asked.push(weight);
    // A shell that has not heard of the new share yet still has its earlier counts.
    const counted = lag.left-- > 0 ? (weight ?? 0) - 1 : weight;
    return {
      version,
      weight: counted,
      isServed: true,
      counts: { stable: toCounts(600, 0), candidate: toCounts(600, 0) },
    };
  });
  const holdFor = 2_500;
  const before = Date.now();
  const outcome = await judgeRelease(releases, remote, { shells: [shell], author, steps: [75, 60, 25], holdFor });
  expect(outcome).toMatchObject({ verdict: 'promote', version });
  expect(await readLive()).toBe(version);
  expect([...new Set(asked)]).toEqual([50, 60, 75]);
  expect(Date.now() - before).toBeGreaterThanOrEqual(3 * holdFor);
  const shares = (await readEntry())?.changes.map(({ share }) => share);
  expect(shares?.slice(0, 4)).toEqual([undefined, 75, 60, 50]);
}, 60_000);

it('withdraws at a later share what was good at the first', async () => {
  const { releases, stable, version, readEntry, readLive } = await startCanary();
  const shell = await startShell(async () => {
    const weight = candidateOf(await readEntry())?.weight ?? 0;
    const failed = weight > 50 ? 25 : 0;
    return { version, weight, isServed: true, counts: { stable: toCounts(600, 0), candidate: toCounts(600, failed) } };
  });
  expect(await judgeRelease(releases, remote, { shells: [shell], steps: [75] })).toMatchObject({ verdict: 'withdraw' });
  expect(await readLive()).toBe(stable);
});

it('does not promote a paused remote, and notices when somebody ends the canary', async () => {
  const { releases, count, readLive, stable } = await startCanary();
  await pauseRemote(releases, remote);
  const lines: string[] = [];
  const shells = [await count(0)];
  const judging = judgeRelease(releases, remote, { shells, say: (line) => lines.push(line) });
  await expect.poll(() => lines).toHaveLength(1);
  expect(await readLive()).toBe(stable);
  await undoRelease(releases, remote);
  expect(await judging).toEqual({ verdict: 'ended' });
});
