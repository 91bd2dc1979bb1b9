import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type FakeOrigin, integrityOf, startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { contact, first, goLive, second, startShell } from './start-releases.ts';

describe('following the registry', () => {
  it('serves what is live, and a new release as soon as the registry names it', async () => {
    const origin = await startFakeOrigin();
    const old = goLive(origin, first);
    const shell = await startShell(origin);
    expect(shell.serving().set.releases[contact]).toMatchObject({
      version: first,
      clientBase: `${origin.url}${contact}/${first}/client/`,
      exposes: { 'pages/home': { js: ['pages-home.js'] } },
    });
    goLive(origin, second, [old]);
    await shell.refresh();
    expect(shell.versionOf(contact)).toBe(second);
    expect(shell.lines).toEqual([`Serving ${contact}@${first}.`, `Serving ${contact}@${second}.`]);
  });

  it('never changes the set that a request was given', async () => {
    const origin = await startFakeOrigin();
    goLive(origin, first);
    const shell = await startShell(origin);
    const { set } = shell.serving();
    goLive(origin, second);
    await shell.refresh();
    expect(set.releases[contact]?.version).toBe(first);
    expect(shell.retired, 'its code is let go').toContain(set);
  });

  it('refuses a release for another major of the contract, and says what to do', async () => {
    const origin = await startFakeOrigin();
    origin.setRegistry({ [contact]: origin.release(contact, first, { contractVersion: '2.0.0' }) });
    const shell = await startShell(origin);
    expect(shell.versionOf(contact)).toBeUndefined();
    expect(shell.serving().set.absent, 'what it claims is known').toHaveProperty(contact);
    expect(shell.lines).toEqual([
      `Refused ${contact}@${first}: It was built for contract 2.0.0, but this shell has 1.0.0. Rebuild it with the shell's version of @site/contract.`,
    ]);
  });

  it('refuses a release that claims an address of another remote', async () => {
    const origin = await startFakeOrigin();
    goLive(origin, first);
    const shell = await startShell(origin);
    origin.setRegistry({ 'mfe-marketing': origin.release('mfe-marketing', first, { pages: { start: ['/'] } }) });
    await shell.refresh();
    expect(shell.versionOf('mfe-marketing')).toBeUndefined();
    expect(shell.versionOf(contact)).toBe(first);
    expect(shell.lines.at(-1)).toMatch(/^Refused mfe-marketing.*mfe-contact \(home, \/\).* claim the same addresses/);
  });

  it('takes a remote off the site when the registry says that it was removed, and not when its entry is lost', async () => {
    const origin = await startFakeOrigin();
    const marketing = origin.release('mfe-marketing', first, { pages: { press: ['/press'] } });
    const named = origin.release(contact, first);
    origin.setRegistry({ [contact]: named, 'mfe-marketing': marketing });
    const shell = await startShell(origin);
    origin.setRegistry({ 'mfe-marketing': marketing });
    await shell.refresh();
    expect(shell.versionOf(contact)).toBe(first);
    origin.setRegistry({ [contact]: { removed: true }, 'mfe-marketing': marketing });
    await shell.refresh();
    expect(shell.serving().set.absent, 'its pages are gone for good').toEqual({});
    expect(shell.versionOf('mfe-marketing')).toBe(first);
    const restarted = await startShell(origin);
    expect(restarted.versionOf(contact)).toBeUndefined();
  });
});

it('leaves the first release of a remote to browsers, verified, while its files for the server cannot be fetched', async () => {
  const origin = await startFakeOrigin();
  goLive(origin, first);
  const entry = `/${contact}/${first}/server/remoteEntry.cjs`;
  origin.failing.add(entry);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const shell = await startShell(origin);
    const release = shell.serving().set.releases[contact];
    expect(release).toMatchObject({ version: first, integrity: { 'pages-home.js': integrityOf('//') } });
    expect(release).not.toHaveProperty('serverEntry');
    origin.failing.clear();
    vi.setSystemTime(Date.now() + 1_500);
    await shell.refresh();
    expect(shell.serving().set.releases[contact]).toHaveProperty('serverEntry');
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  [
    'cannot be fetched either',
    (origin: FakeOrigin) => origin.failing.add(`/${contact}/${first}/server/remoteEntry.cjs`),
  ],
  ['is gone', (origin: FakeOrigin) => origin.files.delete(`/${contact}/${first}/release.json`)],
])('leaves a release to browsers, too, where the one before it %s', async (_, harm) => {
  const origin = await startFakeOrigin();
  goLive(origin, second, [origin.release(contact, first)]);
  harm(origin);
  const entry = `/${contact}/${second}/server/remoteEntry.cjs`;
  origin.failing.add(entry);
  const shell = await startShell(origin);
  expect(shell.versionOf(contact)).toBe(second);
  await shell.refresh();
  expect(origin.asked.filter((path) => path === entry)).toHaveLength(1);
});

it('waits longer after each failed download, and counts them', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const origin = await startFakeOrigin();
    goLive(origin, first);
    const shell = await startShell(origin);
    goLive(origin, second);
    const file = `/${contact}/${second}/release.json`;
    origin.failing.add(file);
    for (let look = 0; look < 5; look += 1) await shell.refresh();
    expect(origin.asked.filter((path) => path === file)).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1_000);
    for (let look = 0; look < 5; look += 1) await shell.refresh();
    expect(origin.asked.filter((path) => path === file)).toHaveLength(2);
    vi.setSystemTime(Date.now() + 1_500);
    await shell.refresh();
    expect(origin.asked.filter((path) => path === file)).toHaveLength(2);
    expect(shell.candidates.get(contact)).toMatchObject({ state: 'found', count: 2 });
    origin.failing.clear();
    vi.setSystemTime(Date.now() + 1_500);
    await shell.refresh();
    expect(shell.versionOf(contact)).toBe(second);
  } finally {
    vi.useRealTimers();
  }
});

it('serves a release although the registry is read again while it joins', async () => {
  const origin = await startFakeOrigin();
  goLive(origin, first);
  const shell = await startShell(origin, {}, 'build-1', false);
  await Promise.all([shell.refresh(), shell.refresh(), shell.refresh()]);
  await vi.waitFor(() => expect(shell.versionOf(contact)).toBe(first));
  expect(shell.opened, 'the empty set, and the one with it').toHaveLength(2);
});

it('keeps a bounded number of versions on disk, with the one before the served one among them', async () => {
  const origin = await startFakeOrigin();
  const versions = Array.from({ length: 15 }, (_, index) => `1.${index}.0-aaaa`);
  const old = goLive(origin, first);
  const shell = await startShell(origin);
  for (const version of versions) {
    goLive(origin, version, [old]);
    await shell.refresh();
  }
  const kept = await readdir(join(origin.mirrorDirectory, contact));
  expect(kept).toHaveLength(10);
  expect(kept).toEqual(expect.arrayContaining(versions.slice(-2)));
});

it('mends what was deleted or damaged on disk before another release makes threads load it', async () => {
  const origin = await startFakeOrigin();
  const kept = goLive(origin, first);
  const shell = await startShell(origin);
  const folder = join(origin.mirrorDirectory, contact, first);
  await rm(join(folder, 'client/pages-home.css'));
  await writeFile(join(folder, 'server/remoteEntry.cjs'), 'throw new Error("damaged");');
  const marketing = origin.release('mfe-marketing', first, { pages: { press: ['/press'] } });
  origin.setRegistry({ [contact]: kept, 'mfe-marketing': marketing });
  await shell.refresh();
  expect(shell.versionOf('mfe-marketing')).toBe(first);
  expect(await readFile(join(folder, 'server/remoteEntry.cjs'), 'utf8')).toBe(`// ${first}`);
  expect(await readdir(join(folder, 'client'))).toEqual(['pages-home.css']);
});

it('says which copy it cannot mend while the origin is down, and goes on', async () => {
  const origin = await startFakeOrigin();
  const kept = goLive(origin, first);
  const shell = await startShell(origin);
  await rm(join(origin.mirrorDirectory, contact, first, 'server/remoteEntry.cjs'));
  const marketing = origin.release('mfe-marketing', first, { pages: { press: ['/press'] } });
  origin.setRegistry({ [contact]: kept, 'mfe-marketing': marketing });
  const missing = `/${contact}/${first}/server/remoteEntry.cjs`;
  origin.failing.add(missing);
  await shell.refresh();
  expect(shell.versionOf('mfe-marketing')).toBe(first);
  expect(shell.versionOf(contact)).toBe(first);
  expect(shell.lines).toContain(`Could not mend ${contact}@${first} on disk: ${missing} responded with 500`);
});
