import { expect, it, onTestFinished, vi } from 'vitest';
import { toLive } from './change-entry.ts';
import { undoRelease } from './make-live.ts';
import { assertMayUndo } from './may-undo.ts';
import { readRegistry } from './registry-file.ts';
import { withdrawCandidate } from './run-canary.ts';
import { remote, startPublishing } from './start-publishing.ts';
import { withdrawRemote } from './withdraw-remote.ts';

async function startWithThree() {
  const { releases, publish, readLive } = await startPublishing();
  const [first, second] = [await publish(), await publish({ 'client/remoteEntry.js': '// second' })];
  const third = await publish({ 'client/remoteEntry.js': '// third' });
  const undo = (by: string, named?: string) =>
    undoRelease(releases, remote, {
      by,
      saw: (entry) => {
        assertMayUndo(remote, entry, named);
        return true;
      },
    });
  return { undo, withdraw: () => withdrawRemote(releases, remote), readLive, first, second, third };
}

it('goes back once when two people undo the same release', async () => {
  const { undo, readLive, second, third } = await startWithThree();
  await undo('ana');
  await expect(undo('ben')).rejects.toThrow(
    new RegExp(`ana undid ${remote}@${third} \\d s ago, so nothing was changed.*-- undo ${second}$`),
  );
  expect(await readLive()).toBe(second);
});

it('says that a withdrawal was undone', async () => {
  const { undo, withdraw, readLive, third } = await startWithThree();
  await withdraw();
  await undo('ana');
  await expect(undo('ben')).rejects.toThrow(`ana undid the withdrawal of ${remote}`);
  expect(await readLive()).toBe(third);
});

it('goes further back when somebody says which release', async () => {
  const { undo, readLive, first, second } = await startWithThree();
  await undo('ana');
  await undo('ana', second);
  expect(await readLive()).toBe(first);
});

it('goes further back once the last undo is a minute old', async () => {
  const { undo, readLive, first } = await startWithThree();
  await undo('ana');
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await undo('ana');
  expect(await readLive()).toBe(first);
});

it('goes back no further when somebody else ended the canary', async () => {
  const { releases, publish, readLive } = await startPublishing();
  await publish();
  const stable = await publish({ 'client/remoteEntry.js': '// stable' });
  await publish({ 'client/remoteEntry.js': '// candidate' }, { canary: 5 });
  await withdrawCandidate(releases, remote, { by: 'ana' });
  const entry = (await readRegistry(releases)).remotes[remote];
  expect(() => assertMayUndo(remote, entry, undefined)).toThrow(`ana ended the canary of ${remote}`);
  expect(() => assertMayUndo(remote, entry, stable)).not.toThrow();
  expect(await readLive()).toBe(stable);
});

it('undoes a release only if it is live', async () => {
  const { undo, readLive, first, third } = await startWithThree();
  await expect(undo('ana', first)).rejects.toThrow(`${remote}@${first} is not live: ${third} is. Nothing was changed.`);
  expect(await readLive()).toBe(third);
});

it('goes back once also if a path came back to the remote in between', () => {
  const change = {
    by: 'ana',
    commit: undefined,
    at: new Date().toISOString(),
    from: '1.0.0-third',
    to: '1.0.0-second',
  };
  const moved = { ...change, action: 'move' as const, by: 'eve', from: '1.0.0-second' };
  const entry = {
    ...toLive({ version: '1.0.0-second', integrity: '' }),
    changes: [moved, { ...change, action: 'undo' as const }],
  };
  expect(() => assertMayUndo(remote, entry, undefined)).toThrow(`ana undid ${remote}@1.0.0-third`);
});
