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
async function startShell(canary: object) {
  const app = new Hono();
  app.get('/composition.json', (context) =>
    context.json({ remotes: { [remote]: { version: '1.0.0-aaaa', state: 'serving', canary } } }),
  );
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
