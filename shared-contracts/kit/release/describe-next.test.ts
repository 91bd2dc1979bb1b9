import { expect, it } from 'vitest';
import { describeNext } from './describe-next.ts';
import { undoRelease } from './make-live.ts';
import { remote, startPublishing } from './start-publishing.ts';
import { withdrawRemote } from './withdraw-remote.ts';

const next = { 'client/remoteEntry.js': '// next' };

it('says nothing while the registry names the version, for all or as the candidate', async () => {
  const { publish, readEntry } = await startPublishing();
  const stable = await publish();
  const candidate = await publish(next, { canary: 5 });
  expect(describeNext(await readEntry(), { version: stable })).toBeUndefined();
  expect(describeNext(await readEntry(), { version: candidate, isCandidate: true })).toBeUndefined();
});

it('says who undid it, withdrew it, or ended its canary', async () => {
  const { releases, publish, readEntry } = await startPublishing();
  const first = await publish();
  const second = await publish(next);
  await undoRelease(releases, remote, { by: 'ana' });
  expect(describeNext(await readEntry(), { version: second })).toBe(
    `ana changed it again (undo, ${second} → ${first}).`,
  );
  const version = await publish({ 'client/remoteEntry.js': '// third' }, { canary: 5 });
  await undoRelease(releases, remote, { by: 'ben' });
  expect(describeNext(await readEntry(), { version, isCandidate: true })).toContain('ben changed it again (undo');
  await withdrawRemote(releases, remote, { by: 'cy' });
  expect(describeNext(await readEntry(), { version: first })).toContain('cy changed it again (withdraw');
  expect(describeNext(await readEntry(), { version: null }), 'that it was withdrawn').toBeUndefined();
});
