import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type FakeOrigin, integrityOf, type NamedVersion, startFakeOrigin } from '../../testing/start-fake-origin.ts';
import type { MirroredRelease } from './mirror.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseSet } from './release-set.ts';
import { followReleases, readMemory } from './releases.ts';

const first = '1.0.0-aaaa';
const second = '1.1.0-bbbb';
const third = '1.2.0-cccc';
const contact = 'mfe-contact';

/** What a test wants to go wrong. */
interface Troubles {
  /** Versions that fail their trial. */
  unfit?: string[];
  /** Versions whose code does not load in the serving process, although they passed their trial. */
  unloadable?: string[];
  /** Versions with which no set can be opened at all. */
  unopenable?: string[];
}

/** A shell without a renderer: it brings releases up and switches sets, as the real one does. */
async function startShell(
  origin: FakeOrigin,
  { unfit = [], unloadable = [], unopenable = [] }: Troubles = {},
  build = 'build-1',
  isStarted = true,
) {
  const lines: string[] = [];
  const tried: string[] = [];
  const retired: ReleaseSet[] = [];
  const write = (_fields: unknown, message?: string) => lines.push(message ?? String(_fields));
  const releases = await followReleases({
    registryUrl: new URL('registry.json', origin.url).href,
    mirrorDirectory: origin.mirrorDirectory,
    contractVersion: '1.0.0',
    memory: await readMemory(origin.mirrorDirectory, build),
    async tryOut({ version }: MirroredRelease) {
      tried.push(version);
      if (unfit.includes(version)) throw new ReleaseRefused('it throws when it is loaded');
    },
    open: async (set) => {
      if (Object.values(set.releases).some(({ version }) => unopenable.includes(version))) throw new Error('it hangs');
      return {
        failures: Object.entries(set.releases)
          .filter(([, { version }]) => unloadable.includes(version))
          .map(([remote]) => ({ remote, message: 'its code cannot be loaded' })),
        retire: async () => void retired.push(set),
      };
    },
    log: { info: write, warn: write, error: write, debug: write, child: vi.fn() },
  });
  if (isStarted) {
    await releases.restore();
    await releases.refresh();
  }
  const versionOf = (remote: string) => releases.serving.set.releases[remote]?.version;
  return { ...releases, serving: () => releases.serving, versionOf, lines, tried, retired };
}

/** Puts up a release and names it in the registry, after those that were live before. */
function goLive(origin: FakeOrigin, version: string, history: NamedVersion[] = [], since = '2026-01-02T03:04:05.000Z') {
  const named = origin.release(contact, version);
  origin.setRegistry({ [contact]: { ...named, since, history } });
  return named;
}

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

describe('a version that does harm while it is served', () => {
  it('is withdrawn to the one before it, and stays so after a restart', async () => {
    const origin = await startFakeOrigin();
    const old = goLive(origin, first);
    const shell = await startShell(origin);
    goLive(origin, second, [old]);
    await shell.refresh();
    await shell.withdraw(contact, second, '6 errors in a minute');
    expect(shell.versionOf(contact)).toBe(first);
    await shell.refresh();
    expect(shell.versionOf(contact)).toBe(first);
    expect(shell.lines).toContain(`Withdrew ${contact}@${second}: 6 errors in a minute`);
    const restarted = await startShell(origin);
    expect(restarted.versionOf(contact)).toBe(first);
  });

  it('leaves its pages to the shell if there is no version before it', async () => {
    const origin = await startFakeOrigin();
    goLive(origin, first);
    const shell = await startShell(origin);
    await shell.withdraw(contact, first, '6 errors in a minute');
    expect(shell.serving().set).toMatchObject({ releases: {}, absent: { [contact]: { pages: { home: ['/'] } } } });
  });
});

describe('a bad registry', () => {
  it.each([
    ['is no JSON', 'not json', /JSON/],
    ['holds nothing', 'null', /Expected Object/],
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

it('knows which pages are missing after the first release of a remote was refused', async () => {
  const origin = await startFakeOrigin();
  origin.setRegistry({ [contact]: { removed: true } });
  const shell = await startShell(origin, { unfit: [first] });
  goLive(origin, first);
  await shell.refresh();
  expect(shell.serving().set.absent).toHaveProperty(contact);
});

it('never falls back to a version that was withdrawn before', async () => {
  const origin = await startFakeOrigin();
  const old = goLive(origin, first);
  const shell = await startShell(origin);
  const middle = goLive(origin, second, [old]);
  await shell.refresh();
  goLive(origin, third, [middle, old]);
  await shell.refresh();
  await shell.withdraw(contact, third, '6 errors');
  expect(shell.versionOf(contact)).toBe(second);
  await shell.withdraw(contact, second, '6 errors');
  expect(shell.versionOf(contact)).toBe(first);
  await shell.withdraw(contact, first, '6 errors');
  await shell.refresh();
  expect(shell.versionOf(contact)).toBeUndefined();
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

it('serves a release although the registry is read again while it joins', async () => {
  const origin = await startFakeOrigin();
  goLive(origin, first);
  const shell = await startShell(origin, {}, 'build-1', false);
  await Promise.all([shell.refresh(), shell.refresh(), shell.refresh()]);
  await vi.waitFor(() => expect(shell.versionOf(contact)).toBe(first));
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
