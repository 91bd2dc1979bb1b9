import { readFile } from 'node:fs/promises';
import { candidateOf } from '@site/contract/releases/registry';
import { expect, it } from 'vitest';
import { undoRelease } from './make-live.ts';
import { pauseRemote, resumeRemote } from './pause-remote.ts';
import { registryPath } from './registry-file.ts';
import { promoteCanary, withdrawCandidate } from './run-canary.ts';
import { remote, startPublishing } from './start-publishing.ts';
import { withdrawRemote } from './withdraw-remote.ts';

const next = { 'client/remoteEntry.js': '// next' };

/** A remote with a live version and a canary for 5 % of visitors. */
async function startCanary() {
  const publishing = await startPublishing();
  const stable = await publishing.publish();
  const candidate = await publishing.publish(next, { canary: 5, built: { by: 'ana@example.com' } });
  const readCandidate = async () => candidateOf(await publishing.readEntry());
  const readChanges = async () => (await publishing.readEntry())?.changes.map(({ at: _, ...change }) => change) ?? [];
  return { ...publishing, stable, candidate, readCandidate, readChanges };
}

it('names the candidate with its share, and keeps the stable version for shells that know no canaries', async () => {
  const { releases, stable, candidate, readChanges } = await startCanary();
  const written = JSON.parse(await readFile(registryPath(releases), 'utf8')).remotes[remote];
  expect(written).toMatchObject({
    version: stable,
    state: 'canary',
    versions: [
      { version: stable, weight: 95 },
      { version: candidate, weight: 5, since: expect.any(String) },
    ],
  });
  expect(await readChanges()).toMatchObject([
    { action: 'release', by: 'ana@example.com', from: stable, to: candidate, share: 5 },
    { action: 'release', to: stable },
  ]);
});

it('grows without starting anew, and is promoted to everybody with the stable version to go back to', async () => {
  const { releases, stable, candidate, readEntry, readLive, readCandidate, readChanges } = await startCanary();
  const started = (await readCandidate())?.since;
  expect(await promoteCanary(releases, remote, 25)).toBe(candidate);
  expect(await readCandidate()).toMatchObject({ version: candidate, weight: 25, since: started });
  await promoteCanary(releases, remote, undefined, { why: 'It is fine' });
  expect(await readEntry()).toMatchObject({ state: 'live', version: candidate, versions: [{ weight: 100 }] });
  expect((await readChanges())[0]).toMatchObject({ from: stable, to: candidate, why: 'It is fine' });
  expect((await readChanges())[0]).not.toHaveProperty('share');
  await undoRelease(releases, remote);
  expect(await readLive()).toBe(stable);
});

it('ends without touching the stable version when it is withdrawn, with the reason', async () => {
  const { releases, stable, candidate, readEntry, readChanges } = await startCanary();
  const before = (await readEntry()) as { since?: string };
  expect(await withdrawCandidate(releases, remote, { why: 'It fails' })).toBe(stable);
  const { since } = before;
  expect(await readEntry()).toMatchObject({ state: 'live', version: stable, since, versions: [{ weight: 100 }] });
  expect((await readChanges())[0]).toMatchObject({ action: 'withdraw', from: candidate, to: stable, why: 'It fails' });
  await expect(withdrawCandidate(releases, remote)).rejects.toThrow('mfe-contact runs no canary');
});

it('ends by undo, before anything that was live is undone', async () => {
  const { releases, stable, candidate, readLive, readCandidate, readChanges } = await startCanary();
  expect(await undoRelease(releases, remote)).toBe(stable);
  expect(await readCandidate()).toBeUndefined();
  expect(await readLive()).toBe(stable);
  expect((await readChanges())[0]).toMatchObject({ action: 'undo', from: candidate, to: stable });
});

it('neither grows nor starts while the remote is paused, but can be withdrawn', async () => {
  const { releases, candidate, publish, readEntry, readCandidate } = await startCanary();
  await pauseRemote(releases, remote, { by: 'ben@example.com' });
  expect(await readCandidate()).toMatchObject({ version: candidate, weight: 5 });
  await expect(promoteCanary(releases, remote)).rejects.toThrow('ben@example.com paused mfe-contact');
  await expect(promoteCanary(releases, remote, 25)).rejects.toThrow('paused');
  await expect(publish({ 'client/remoteEntry.js': '// third' }, { canary: 5 })).rejects.toThrow('paused');
  await resumeRemote(releases, remote);
  expect(await readEntry()).toMatchObject({ state: 'canary' });
  await pauseRemote(releases, remote);
  await withdrawCandidate(releases, remote);
  expect(await readEntry()).toMatchObject({ state: 'paused', versions: [{ weight: 100 }] });
});

it('ends with the remote when that is withdrawn, and with a release to everybody', async () => {
  const { releases, publish, readLive, readCandidate } = await startCanary();
  const third = await publish({ 'client/remoteEntry.js': '// third' });
  expect(await readLive()).toBe(third);
  expect(await readCandidate()).toBeUndefined();
  await publish(next, { canary: 5 });
  await withdrawRemote(releases, remote);
  await resumeRemote(releases, remote);
  expect(await readCandidate()).toBeUndefined();
  expect(await readLive()).toBe(third);
});

it('is refused without a version for the other visitors, or without a page that they have', async () => {
  const { publish, publishAt } = await startPublishing();
  await expect(publish({}, { canary: 5 })).rejects.toThrow('mfe-contact is not live');
  await publishAt(remote, ['/contact-us', '/talk-to-us']);
  await expect(publish(next, { canary: 5, drop: ['/talk-to-us'] })).rejects.toThrow('lacks a page or fragment');
});

it.each([0, 100, -1, Number.NaN])('is refused for a share of %s %%', async (canary) => {
  const { publish } = await startPublishing();
  await publish();
  await expect(publish(next, { canary })).rejects.toThrow('between 0 and 100');
});

it('is refused while two other remotes run canaries', async () => {
  const { publishAt } = await startPublishing();
  for (const name of ['mfe-one', 'mfe-two', 'mfe-three']) await publishAt(name, [`/${name}`]);
  const paths = (name: string) => [`/${name}`, `/${name}/new`];
  await publishAt('mfe-one', paths('mfe-one'), { canary: 5 });
  await publishAt('mfe-two', paths('mfe-two'), { canary: 5 });
  await expect(publishAt('mfe-three', paths('mfe-three'), { canary: 5 })).rejects.toThrow(
    'mfe-one and mfe-two run canaries already',
  );
});
