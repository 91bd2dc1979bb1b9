import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { contact, first, goLive, second, startShell, third } from './start-releases.ts';

describe('a release that fails its trial', () => {
  it('is never served, is tried once, and is logged once', async () => {
    const origin = await startFakeOrigin();
    const old = goLive(origin, first);
    const shell = await startShell(origin, { unfit: [second] });
    goLive(origin, second, [old]);
    await shell.refresh();
    await shell.refresh();
    await shell.refresh();
    expect(shell.versionOf(contact)).toBe(first);
    expect(shell.tried).toEqual([first, second]);
    expect(shell.lines.slice(1)).toEqual([`Refused ${contact}@${second}: it throws when it is loaded`]);
    expect(shell.candidates.get(contact)).toMatchObject({
      version: second,
      state: 'refused',
      reason: 'it throws when it is loaded',
      count: 1,
    });
  });

  it('stays on disk only for a while, like the ones that were served', async () => {
    const origin = await startFakeOrigin();
    const old = goLive(origin, first);
    const unfit = Array.from({ length: 15 }, (_, index) => `2.0.${index}-bbbb`);
    const shell = await startShell(origin, { unfit });
    for (const version of unfit) {
      goLive(origin, version, [old]);
      await shell.refresh();
    }
    expect(shell.tried).toEqual([first, ...unfit]);
    expect((await readdir(join(origin.mirrorDirectory, contact))).length).toBeLessThanOrEqual(10);
    expect(shell.versionOf(contact)).toBe(first);
  });

  it('is tried again when a person makes it live again', async () => {
    const origin = await startFakeOrigin();
    goLive(origin, first);
    const unfit = [first];
    const shell = await startShell(origin, { unfit });
    expect(shell.versionOf(contact)).toBeUndefined();
    unfit.pop();
    goLive(origin, first, [], '2026-01-02T04:00:00.000Z');
    await shell.refresh();
    expect(shell.versionOf(contact)).toBe(first);
  });

  it('is live while the shell restarts: the version before is served, and the bad one is not tried again', async () => {
    const origin = await startFakeOrigin();
    const old = goLive(origin, first);
    const shell = await startShell(origin, { unfit: [second] });
    goLive(origin, second, [old]);
    await shell.refresh();
    const restarted = await startShell(origin, { unfit: [second] });
    expect(restarted.versionOf(contact)).toBe(first);
    expect(restarted.tried).toEqual([]);
    expect(restarted.candidates.get(contact), 'the refusal stays in sight').toMatchObject({
      version: second,
      state: 'refused',
      reason: 'it throws when it is loaded',
    });
  });

  it('is out of sight as soon as it is undone', async () => {
    const origin = await startFakeOrigin();
    const old = goLive(origin, first);
    const shell = await startShell(origin, { unfit: [second] });
    goLive(origin, second, [old]);
    await shell.refresh();
    goLive(origin, first);
    await shell.refresh();
    expect(shell.candidates.get(contact)).toMatchObject({ version: first, state: 'serving' });
  });

  it('is live while a shell starts on an empty disk: the last good one of its history is served', async () => {
    const origin = await startFakeOrigin();
    const history = [origin.release(contact, second), origin.release(contact, first)];
    goLive(origin, third, history);
    const shell = await startShell(origin, { unfit: [second, third] });
    expect(shell.versionOf(contact)).toBe(first);
    expect(shell.candidates.get(contact), 'what the registry names is in sight').toMatchObject({
      version: third,
      state: 'refused',
    });
  });

  it('is tried again by another build of the shell', async () => {
    const origin = await startFakeOrigin();
    goLive(origin, first);
    await startShell(origin, { unfit: [first] });
    const rebuilt = await startShell(origin, {}, 'build-2');
    expect(rebuilt.versionOf(contact)).toBe(first);
  });
});

describe('a release that was changed after it was released', () => {
  it('is refused with the name of the file, and downloaded once', async () => {
    const origin = await startFakeOrigin();
    const old = goLive(origin, first);
    const shell = await startShell(origin);
    goLive(origin, second, [old]);
    const entry = `/${contact}/${second}/server/remoteEntry.cjs`;
    origin.files.set(entry, 'steal()');
    await shell.refresh();
    await shell.refresh();
    expect(shell.versionOf(contact)).toBe(first);
    expect(shell.lines.at(-1)).toMatch(
      `Refused ${contact}@${second}: server/remoteEntry.cjs is not the file that was released`,
    );
    expect(origin.asked.filter((path) => path === entry)).toHaveLength(1);
  });

  it('is not given to browsers either', async () => {
    const origin = await startFakeOrigin();
    goLive(origin, first);
    origin.files.set(`/${contact}/${first}/release.json`, '{}');
    const shell = await startShell(origin);
    expect(shell.serving().set.releases).toEqual({});
  });
});

describe('a release that loads in its trial and not in the serving process', () => {
  it('is refused, and what was served goes on', async () => {
    const origin = await startFakeOrigin();
    const old = goLive(origin, first);
    const shell = await startShell(origin, { unloadable: [second] });
    goLive(origin, second, [old]);
    await shell.refresh();
    expect(shell.versionOf(contact)).toBe(first);
    expect(shell.candidates.get(contact)?.state).toBe('refused');
  });

  it('does not hold up what was released with it', async () => {
    const origin = await startFakeOrigin();
    goLive(origin, first);
    const shell = await startShell(origin, { unloadable: [second] });
    origin.setRegistry({
      [contact]: origin.release(contact, second),
      'mfe-marketing': origin.release('mfe-marketing', first, { pages: { press: ['/press'] } }),
    });
    await shell.refresh();
    expect(shell.versionOf(contact)).toBe(first);
    expect(shell.versionOf('mfe-marketing')).toBe(first);
  });
});

it('is not refused because the machine was too busy to load it', async () => {
  const origin = await startFakeOrigin();
  const old = goLive(origin, first);
  const untimely = [second];
  const shell = await startShell(origin, { untimely });
  goLive(origin, second, [old]);
  await shell.refresh();
  expect(shell.versionOf(contact)).toBe(first);
  expect(shell.candidates.get(contact)).toMatchObject({ version: second, state: 'found' });
  expect(shell.lines.at(-1)).toBe(
    `Could not load ${contact}@${second}, retrying in 1000 ms: The renderer did not start in time.`,
  );
  untimely.pop();
  const versionNow = () => shell.refresh().then(() => shell.versionOf(contact));
  await expect.poll(versionNow, { timeout: 10_000 }).toBe(second);
});

it('knows which pages are missing after the first release of a remote was refused', async () => {
  const origin = await startFakeOrigin();
  origin.setRegistry({ [contact]: { removed: true } });
  const shell = await startShell(origin, { unfit: [first] });
  goLive(origin, first);
  await shell.refresh();
  expect(shell.serving().set.absent).toHaveProperty(contact);
});

it('does not let a release that cannot be opened stop the others', async () => {
  const origin = await startFakeOrigin();
  origin.setRegistry({
    [contact]: origin.release(contact, second),
    'mfe-marketing': origin.release('mfe-marketing', first, { pages: { press: ['/press'] } }),
  });
  const shell = await startShell(origin, { unopenable: [second] });
  expect(shell.versionOf('mfe-marketing')).toBe(first);
  expect(shell.candidates.get(contact)?.state).toBe('refused');
});
