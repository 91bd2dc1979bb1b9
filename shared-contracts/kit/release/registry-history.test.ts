import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry } from '@site/contract/releases/registry';
import { expect, it } from 'vitest';
import { makeLive, undoRelease } from './make-live.ts';
import { pauseRemote, resumeRemote } from './pause-remote.ts';
import { registryPath } from './registry-file.ts';
import { remote, startPublishing } from './start-publishing.ts';
import { removeRemote, withdrawRemote } from './withdraw-remote.ts';

const commit = 'a'.repeat(40);

it('remembers who did what, from which commit and why', async () => {
  const { releases, publish, readEntry } = await startPublishing();
  const first = await publish({}, { built: { by: 'ana@example.com', commit }, why: 'New form' });
  const second = await publish({ 'client/remoteEntry.js': '// second' }, { built: { by: 'ben@example.com' } });
  await undoRelease(releases, remote, { by: 'ana@example.com', why: 'It fails' });
  await withdrawRemote(releases, remote, { by: 'ben@example.com', why: 'Both fail' });
  const changes = (await readEntry())?.changes ?? [];
  expect(changes.map(({ at: _, ...change }) => change)).toEqual([
    { action: 'withdraw', by: 'ben@example.com', from: first, to: null, why: 'Both fail' },
    { action: 'undo', by: 'ana@example.com', commit, from: second, to: first, why: 'It fails' },
    { action: 'release', by: 'ben@example.com', from: first, to: second },
    { action: 'release', by: 'ana@example.com', commit, from: null, to: first, why: 'New form' },
  ]);
});

it('keeps a reason and a name to one line, so that neither passes for another entry in a terminal', async () => {
  const { releases, publish, readEntry } = await startPublishing();
  await publish();
  const why = 'It fails\r\n2026-11-24T07:21:41.862Z  undo      by ana@example.com\u001b[2J \u202etxet';
  await pauseRemote(releases, remote, { by: 'eve\n\u001b[1A', why });
  const [change] = (await readEntry())?.changes ?? [];
  expect(change).toMatchObject({
    by: 'eve [1A',
    why: 'It fails 2026-11-24T07:21:41.862Z undo by ana@example.com [2J txet',
  });
});

it('says that one version is live for everybody', async () => {
  const { publish, readEntry } = await startPublishing();
  const version = await publish();
  expect(await readEntry()).toMatchObject({ state: 'live', versions: [{ version, weight: 100 }] });
});

it('brings back what was withdrawn when that is undone or resumed', async () => {
  const { releases, publish, readLive } = await startPublishing();
  const first = await publish();
  const second = await publish({ 'client/remoteEntry.js': '// second' });
  await withdrawRemote(releases, remote);
  expect(await readLive()).toBeUndefined();
  expect(await undoRelease(releases, remote)).toBe(second);
  await withdrawRemote(releases, remote);
  await resumeRemote(releases, remote);
  expect(await readLive()).toBe(second);
  expect(await undoRelease(releases, remote)).toBe(first);
});

it('takes no release of a paused remote, but lets it be undone', async () => {
  const { releases, publish, readLive } = await startPublishing();
  const first = await publish();
  const second = await publish({ 'client/remoteEntry.js': '// second' });
  await pauseRemote(releases, remote, { by: 'ana@example.com', why: 'Sales event' });
  const refusal = 'ana@example.com paused mfe-contact (Sales event). To allow releases again, run:';
  await expect(publish({ 'client/remoteEntry.js': '// third' })).rejects.toThrow(refusal);
  await expect(makeLive(releases, remote, first)).rejects.toThrow(refusal);
  expect(await readLive()).toBe(second);
  await undoRelease(releases, remote);
  expect(await readLive()).toBe(first);
  await expect(makeLive(releases, remote, second)).rejects.toThrow('paused mfe-contact');
  await resumeRemote(releases, remote);
  await makeLive(releases, remote, second);
  expect(await readLive()).toBe(second);
});

it.each([
  ['withdraw', withdrawRemote, 'there is nothing to withdraw'],
  ['pause', pauseRemote, 'there is nothing to pause'],
  ['resume', resumeRemote, 'is neither paused nor withdrawn'],
])('says so if there is nothing to %s', async (_name, act, reason) => {
  const { releases } = await startPublishing();
  await expect(act(releases, remote)).rejects.toThrow(reason);
});

it('writes what shells of the first format read: a version and those before it, or that the remote is removed', async () => {
  const { releases, publish, readEntry } = await startPublishing();
  const first = await publish();
  const second = await publish({ 'client/remoteEntry.js': '// second' });
  const read = async () => JSON.parse(await readFile(registryPath(releases), 'utf8')).remotes[remote];
  expect(await read()).toMatchObject({ version: second, integrity: expect.any(String), history: [{ version: first }] });
  await withdrawRemote(releases, remote);
  expect(await read()).toMatchObject({ removed: true, since: expect.any(String) });
  await removeRemote(releases, remote);
  expect(await read()).toMatchObject({ removed: true, since: expect.any(String) });
  expect(await readEntry()).not.toHaveProperty('version');
});

it('reads a registry of the first format, and goes on from there', async () => {
  const { releases, publish, readEntry } = await startPublishing();
  const first = await publish();
  const { version, integrity, since, history } = JSON.parse(await readFile(registryPath(releases), 'utf8')).remotes[
    remote
  ];
  const old = { remotes: { [remote]: { version, integrity, since, history } } };
  expect(parseRegistry(old).remotes[remote]).toMatchObject({ version, state: 'live', changes: [] });
  await rm(join(releases, 'registry'), { recursive: true });
  await writeFile(registryPath(releases), JSON.stringify(old));
  await publish({ 'client/remoteEntry.js': '// second' });
  expect(await readEntry()).toMatchObject({ history: [{ version: first }], claims: { fragments: {} } });
});
