import { expect, it } from 'vitest';
import { makeLive, undoRelease } from './make-live.ts';
import { readRegistry } from './registry-file.ts';
import { startPublishing } from './start-publishing.ts';
import { removeRemote, withdrawRemote } from './withdraw-remote.ts';

const marketing = 'mfe-marketing';
const careers = 'mfe-careers';

async function start() {
  const site = await startPublishing();
  const pathsOf = async (name: string) => {
    const entry = await site.readEntry(name);
    return entry && 'claims' in entry ? Object.values(entry.claims?.pages ?? {}).flat() : undefined;
  };
  return { ...site, pathsOf };
}

it('refuses a path that another remote owns, and names both of them', async () => {
  const { publishAt, readLive } = await start();
  await publishAt(marketing, ['/press/:item']);
  await expect(publishAt(careers, ['/careers', '/Press/:job'])).rejects.toThrow(
    'mfe-marketing owns /press/:, and this build of mfe-careers claims it too. Remove it from the remote.ts of one of them, or move it to mfe-careers in one step: npm run release -w mfe-careers -- --take /press/:',
  );
  expect(await readLive(careers)).toBeUndefined();
});

it.each(['/press/:job/', '//press/:job', '/press//:job', '/press/:job?', '/press*', '/press/*/:job'])(
  'refuses another spelling of a path that another remote owns: %s',
  async (path) => {
    const { publishAt, readLive } = await start();
    await publishAt(marketing, ['/press', '/press/:item']);
    await expect(publishAt('mfe-able', [path])).rejects.toThrow(/is written in a way|mfe-marketing owns/);
    expect(await readLive('mfe-able')).toBeUndefined();
  },
);

it('takes a path over that is written with a slash at its end', async () => {
  const { publishAt, pathsOf } = await start();
  await publishAt(marketing, ['/press', '/jobs']);
  await publishAt(careers, ['/jobs'], { take: ['/jobs/'] });
  expect(await pathsOf(marketing)).toEqual(['/press']);
});

it('lets one of two remotes that claim the same path at the same moment have it', async () => {
  const { publishAt, pathsOf } = await start();
  const outcomes = await Promise.allSettled([publishAt(marketing, ['/jobs']), publishAt(careers, ['/jobs'])]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const owners = await Promise.all([pathsOf(marketing), pathsOf(careers)]);
  expect(owners.flatMap((paths) => paths ?? [])).toEqual(['/jobs']);
});

it('moves a path in one revision, and notes it at both remotes', async () => {
  const { releases, publishAt, pathsOf, readEntry } = await start();
  await publishAt(marketing, ['/press', '/jobs']);
  const { revision } = await readRegistry(releases);
  await publishAt(careers, ['/jobs'], { take: ['/jobs'], why: 'Careers has a team now' });
  expect((await readRegistry(releases)).revision).toBe(revision + 1);
  expect([await pathsOf(marketing), await pathsOf(careers)]).toEqual([['/press'], ['/jobs']]);
  expect((await readEntry(careers))?.changes[0]).toMatchObject({ action: 'release', why: 'Careers has a team now' });
  expect((await readEntry(marketing))?.changes[0]).toMatchObject({
    action: 'move',
    why: 'mfe-careers took over /jobs.',
  });
});

it('gives a path back when its move is undone, and notes it at the remote that has it again', async () => {
  const { releases, publishAt, pathsOf, readEntry } = await start();
  await publishAt(marketing, ['/press', '/jobs']);
  await publishAt(careers, ['/careers']);
  await publishAt(careers, ['/careers', '/jobs'], { take: ['/jobs'] });
  await undoRelease(releases, careers);
  expect([await pathsOf(marketing), await pathsOf(careers)]).toEqual([['/press', '/jobs'], ['/careers']]);
  expect((await readEntry(marketing))?.changes.map(({ action, why }) => why ?? action)).toEqual([
    'mfe-careers gave up /jobs.',
    'mfe-careers took over /jobs.',
    'release',
  ]);
});

it('refuses the next build of a remote that still claims what has moved, but not going back to an earlier one', async () => {
  const { releases, publishAt, pathsOf } = await start();
  const first = await publishAt(marketing, ['/press', '/jobs']);
  await publishAt(marketing, ['/press', '/jobs', '/blog']);
  await publishAt(careers, ['/jobs'], { take: ['/jobs'] });
  await expect(publishAt(marketing, ['/press', '/jobs', '/news'], { drop: ['/blog'] })).rejects.toThrow(
    'mfe-careers owns /jobs',
  );
  expect(await undoRelease(releases, marketing)).toBe(first);
  expect([await pathsOf(marketing), await pathsOf(careers)]).toEqual([['/press'], ['/jobs']]);
});

it('keeps a path that changed hands over two releases with its new owner when the old one goes back', async () => {
  const { releases, publishAt, pathsOf } = await start();
  const first = await publishAt(marketing, ['/press', '/jobs']);
  await publishAt(marketing, ['/press'], { drop: ['/jobs'] });
  await publishAt(careers, ['/jobs']);
  await makeLive(releases, marketing, first);
  expect([await pathsOf(marketing), await pathsOf(careers)]).toEqual([['/press'], ['/jobs']]);
});

it('keeps the paths of a withdrawn remote for it, and frees those of a removed one', async () => {
  const { releases, publishAt, pathsOf } = await start();
  await publishAt(marketing, ['/jobs']);
  await withdrawRemote(releases, marketing);
  await expect(publishAt(careers, ['/jobs'])).rejects.toThrow('mfe-marketing owns /jobs');
  await removeRemote(releases, marketing);
  await publishAt(careers, ['/jobs']);
  expect(await pathsOf(careers)).toEqual(['/jobs']);
});

it('takes nothing that the build does not claim', async () => {
  const { publishAt } = await start();
  await publishAt(marketing, ['/jobs']);
  await expect(publishAt(careers, ['/careers'], { take: ['/jobs'] })).rejects.toThrow(
    'mfe-careers cannot take /jobs, because its build does not claim it.',
  );
});
