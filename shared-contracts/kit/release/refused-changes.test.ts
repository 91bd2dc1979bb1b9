import { readdir, readFile } from 'node:fs/promises';
import { candidateOf } from '@site/contract/releases/registry';
import { expect, it } from 'vitest';
import { makeLive, undoRelease } from './make-live.ts';
import { publishRelease } from './publish-release.ts';
import { registryPath } from './registry-file.ts';
import { promoteCanary, withdrawCandidate } from './run-canary.ts';
import { remote, startPublishing } from './start-publishing.ts';
import { withdrawRemote } from './withdraw-remote.ts';

const next = { 'client/remoteEntry.js': '// next' };

it('writes no entry that shells could not read, and keeps the history', async () => {
  const { releases, publish, readEntry } = await startPublishing();
  await publish();
  const before = await readFile(registryPath(releases), 'utf8');
  const tooLong = { why: 'x'.repeat(600) };
  await expect(withdrawRemote(releases, remote, tooLong)).rejects.toThrow(/mfe-contact.*changes\.0\.why/);
  await expect(publish(next, tooLong)).rejects.toThrow(/changes\.0\.why/);
  expect(await readFile(registryPath(releases), 'utf8')).toBe(before);
  expect((await readEntry())?.changes).toHaveLength(1);
});

it.each(['1.2.0-beta.1', '1.2', '../1.2.0'])('writes nothing of a package of version %s', async (packageVersion) => {
  const { releases, publish, build } = await startPublishing();
  await publish();
  const before = await readdir(releases, { recursive: true });
  const distDirectory = await build(next);
  await expect(publishRelease(releases, { packageVersion, distDirectory })).rejects.toThrow(
    /version: is not a release version.*package\.json/,
  );
  expect(await readdir(releases, { recursive: true })).toEqual(before);
});

it.each(['../evil', '@acme/mfe-contact', 'MFE', ''])('writes nothing of a remote that is named %o', async (name) => {
  const { releases, publish, publishAt } = await startPublishing();
  await publish();
  const before = await readdir(releases, { recursive: true });
  await expect(publishAt(name, ['/elsewhere'])).rejects.toThrow('is not the name of a remote');
  expect(await readdir(releases, { recursive: true })).toEqual(before);
});

it('makes no release of another remote live by a path as its version', async () => {
  const { releases, publish, publishAt, readLive } = await startPublishing();
  const live = await publish();
  const other = await publishAt('mfe-other', ['/other']);
  await expect(makeLive(releases, remote, `../mfe-other/${other}`)).rejects.toThrow('is not a release version');
  expect(await readLive()).toBe(live);
});

it('does not bring back a candidate that somebody ended while it was being promoted', async () => {
  const { releases, publish, readEntry } = await startPublishing();
  await publish();
  const version = await publish(next, { canary: 5 });
  // A key in a service takes its time.
  const sign = async () => {
    if (candidateOf(await readEntry())) await withdrawCandidate(releases, remote);
    return { key: 'a', value: 'b' };
  };
  const promoted = promoteCanary(releases, remote, 25, { sign: sign as never });
  await expect(promoted).rejects.toThrow(`The canary of ${remote}@${version} has ended in the meantime.`);
  expect(candidateOf(await readEntry())).toBeUndefined();
});

it('promotes no other candidate than the one that was judged', async () => {
  const { releases, publish, readEntry } = await startPublishing();
  await publish();
  const judged = await publish(next, { canary: 5 });
  const newer = await publish({ 'client/remoteEntry.js': '// newer' }, { canary: 5 });
  for (const share of [25, undefined])
    await expect(promoteCanary(releases, remote, share, {}, judged)).rejects.toThrow('has ended in the meantime');
  expect(candidateOf(await readEntry())).toMatchObject({ version: newer, weight: 5 });
});

it('moves no path by a canary, which changes code only', async () => {
  const { publish, publishAt, readEntry } = await startPublishing();
  await publish();
  await publishAt('mfe-other', ['/other']);
  const taking = publishAt(remote, ['/contact-us', '/other'], { canary: 5, take: ['/other'] });
  await expect(taking).rejects.toThrow(/A canary takes nothing over/);
  expect(candidateOf(await readEntry())).toBeUndefined();
});

it('counts once what two people do at the same moment to what both of them saw', async () => {
  const { releases, publish, readLive } = await startPublishing();
  await publish();
  const second = await publish(next);
  const third = await publish({ 'client/remoteEntry.js': '// third' });
  const saw = (entry: object | undefined) => (entry as { version?: string }).version === third;
  const undone = await Promise.allSettled([
    undoRelease(releases, remote, { saw }),
    undoRelease(releases, remote, { saw }),
  ]);
  expect(undone.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await readLive()).toBe(second);
});
