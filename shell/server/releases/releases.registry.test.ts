import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { contact, first, goLive, second, startShell, third } from './start-releases.ts';

it('is followed at once by a shell that hears of a newer revision, which asks four times a second at most', async () => {
  const origin = await startFakeOrigin();
  goLive(origin, first);
  const shell = await startShell(origin);
  const newer = { revision: 1, remotes: { [contact]: { ...origin.release(contact, second), history: [] } } };
  origin.setRegistry(JSON.stringify(newer));
  const reads = () => origin.asked.filter((path) => path === '/registry.json').length;
  const before = reads();
  for (const revision of [Number.NaN, 0, 1, 1, 1, 9]) shell.catchUp(revision);
  await expect.poll(() => shell.versionOf(contact)).toBe(second);
  expect(reads() - before).toBe(1);
});

it('is followed to the version that it names while the one before is tried, without another turn', async () => {
  const origin = await startFakeOrigin();
  goLive(origin, first);
  const trial = Promise.withResolvers<void>();
  const shell = await startShell(origin, { held: { [second]: trial.promise } });
  const name = (revision: number, version: string) => {
    const remotes = { [contact]: { ...origin.release(contact, version), history: [] } };
    origin.setRegistry(JSON.stringify({ revision, remotes }));
    return shell.following.poll();
  };
  await name(1, second);
  await expect.poll(() => shell.tried).toContain(second);
  await name(2, third);
  trial.resolve();
  await expect.poll(() => shell.versionOf(contact)).toBe(third);
});

it('is followed to a version that could not be downloaded at first, without another turn', async () => {
  const origin = await startFakeOrigin();
  goLive(origin, first);
  const shell = await startShell(origin);
  goLive(origin, second);
  const style = `/${contact}/${second}/client/pages-home.css`;
  origin.failing.add(style);
  await shell.refresh();
  expect(shell.versionOf(contact)).toBe(first);
  origin.failing.delete(style);
  await expect.poll(() => shell.versionOf(contact), { timeout: 5_000 }).toBe(second);
});

describe('a bad registry', () => {
  it.each([
    ['is no JSON', 'not json', /JSON/],
    ['holds nothing', 'null', /Expected Object/],
    ['is endless', `"${'x'.repeat(26_000_000)}"`, /more than 25000000 bytes/],
    ['has no list of remotes', '{"remotes": 4}', /Invalid type/],
  ])('that %s changes nothing, and is logged once with the reason', async (_name, text, reason) => {
    const origin = await startFakeOrigin();
    goLive(origin, first);
    const shell = await startShell(origin);
    origin.setRegistry(text);
    expect(await shell.refresh()).toBe(false);
    expect(await shell.refresh()).toBe(false);
    expect(shell.versionOf(contact)).toBe(first);
    expect(shell.lines.slice(1)).toEqual([expect.stringMatching(/^Could not read the registry/)]);
    expect(shell.lines[1]).toMatch(reason);
  });

  it('that was emptied takes nothing off the site, not even after a restart', async () => {
    const origin = await startFakeOrigin();
    goLive(origin, first);
    const shell = await startShell(origin);
    origin.setRegistry({});
    await shell.refresh();
    expect(shell.versionOf(contact)).toBe(first);
    const restarted = await startShell(origin);
    expect(restarted.versionOf(contact)).toBe(first);
  });

  it('with one bad entry does not keep other teams from releasing, and names the entry', async () => {
    const origin = await startFakeOrigin();
    const live = goLive(origin, first);
    const shell = await startShell(origin);
    origin.setRegistry({
      [contact]: { version: 'latest' },
      'mfe-marketing': origin.release('mfe-marketing', first, { pages: { press: ['/press'] } }),
    });
    await shell.refresh();
    expect(shell.versionOf('mfe-marketing')).toBe(first);
    expect(shell.versionOf(contact)).toBe(live.version);
    expect(shell.lines.join()).toMatch(/mfe-contact.*version: is not a release version/);
  });

  it('that is down does not stop a shell from restarting', async () => {
    const origin = await startFakeOrigin();
    goLive(origin, first);
    await startShell(origin);
    await origin.stop();
    const restarted = await startShell(origin);
    expect(restarted.versionOf(contact)).toBe(first);
  });

  it('together with a damaged memory leaves the shell running without remotes until the registry answers', async () => {
    const origin = await startFakeOrigin();
    await writeFile(join(origin.mirrorDirectory, 'served.json'), 'half a documen');
    const shell = await startShell(origin);
    expect(shell.serving().set).toEqual({ releases: {}, absent: {}, isComplete: false });
    goLive(origin, first);
    await shell.refresh();
    expect(shell.versionOf(contact)).toBe(first);
  });
});

it('answers unknown addresses with 404 after a remote was removed', async () => {
  const origin = await startFakeOrigin();
  goLive(origin, first);
  const shell = await startShell(origin);
  origin.setRegistry({ [contact]: { removed: true } });
  await shell.refresh();
  expect(shell.serving().set.isComplete).toBe(true);
  expect(shell.candidates.has(contact)).toBe(false);
});
