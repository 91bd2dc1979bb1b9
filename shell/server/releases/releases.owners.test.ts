import type { Claims } from '@site/contract/remotes/claims';
import { expect, it } from 'vitest';
import { startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { contact, first, second, startShell } from './start-releases.ts';

const marketing = 'mfe-marketing';
const claims = (...paths: string[]): Claims => ({ pages: { home: paths }, fragments: {} });

it('serves a moved path from its new owner in one step, and gives it back when that is undone', async () => {
  const origin = await startFakeOrigin();
  const both = { pages: { home: ['/', '/offers'] } };
  const old = { ...origin.release(contact, first, both), claims: claims('/', '/offers') };
  const plain = { ...origin.release(marketing, first, { pages: { home: ['/press'] } }), claims: claims('/press') };
  origin.setRegistry({ [contact]: old, [marketing]: plain });
  const shell = await startShell(origin);
  const ownersOf = (path: string) =>
    Object.entries(shell.serving().set.releases).flatMap(([remote, release]) =>
      Object.values(release.claims.pages).flat().includes(path) ? [remote] : [],
    );
  expect(ownersOf('/offers')).toEqual([contact]);

  const taking = origin.release(marketing, second, { pages: { home: ['/press', '/offers'] } });
  origin.setRegistry({
    [contact]: { ...old, claims: claims('/') },
    [marketing]: { ...taking, claims: claims('/press', '/offers') },
  });
  await shell.refresh();
  expect(shell.opened.map(({ releases }) => releases[marketing]?.version)).toContain(second);
  expect(ownersOf('/offers')).toEqual([marketing]);
  const seen = shell.opened.slice(-1)[0];
  expect(seen?.releases[contact]?.claims).toEqual(claims('/'));

  origin.setRegistry({ [contact]: old, [marketing]: plain });
  await shell.refresh();
  expect(ownersOf('/offers')).toEqual([contact]);
});

it('leaves a moved path with its old owner while it refuses the release that took it', async () => {
  const origin = await startFakeOrigin();
  const old = { ...origin.release(contact, first, { pages: { home: ['/offers'] } }), claims: claims('/offers') };
  origin.setRegistry({ [contact]: old });
  const shell = await startShell(origin, { unfit: [second] });
  const taking = origin.release(marketing, second, { pages: { home: ['/offers'] } });
  origin.setRegistry({
    [contact]: { ...old, claims: claims() },
    [marketing]: { ...taking, claims: claims('/offers') },
  });
  await shell.refresh();
  expect(shell.versionOf(marketing)).toBeUndefined();
  expect(shell.serving().set.releases[contact]?.claims).toEqual(claims('/offers'));
});

it('takes a path from a release that left it, whichever of the two arrives first', async () => {
  const origin = await startFakeOrigin();
  const old = {
    ...origin.release(contact, first, { pages: { home: ['/', '/offers'] } }),
    claims: claims('/', '/offers'),
  };
  origin.setRegistry({ [contact]: old });
  const shell = await startShell(origin, { unfit: [second] });
  const leaving = origin.release(contact, second, { pages: { home: ['/'] } });
  const taking = origin.release(marketing, first, { pages: { home: ['/offers'] } });
  origin.setRegistry({
    [contact]: { ...leaving, claims: claims('/') },
    [marketing]: { ...taking, claims: claims('/offers') },
  });
  await shell.refresh();
  expect(shell.versionOf(marketing)).toBe(first);
  expect(shell.versionOf(contact), 'its next version is refused').toBe(first);
  expect(shell.serving().set.releases[contact]?.claims).toEqual(claims('/'));
});

it('knows the paths of a remote that it has never seen and cannot serve', async () => {
  const origin = await startFakeOrigin();
  const named = origin.release(contact, first);
  origin.files.delete(`/${contact}/${first}/release.json`);
  origin.setRegistry({ [contact]: { ...named, claims: claims('/contact-us') } });
  const shell = await startShell(origin);
  expect(shell.serving().set).toEqual({
    releases: {},
    absent: { [contact]: claims('/contact-us') },
    isComplete: true,
  });
});

it('keeps the paths of a withdrawn remote, and serves it again as soon as that is over', async () => {
  const origin = await startFakeOrigin();
  const live = { ...origin.release(contact, first), claims: claims('/') };
  origin.setRegistry({ [contact]: live });
  const shell = await startShell(origin);
  origin.setRegistry({ [contact]: { ...live, removed: true, state: 'withdrawn' } });
  await shell.refresh();
  expect(shell.serving().set).toMatchObject({ releases: {}, absent: { [contact]: claims('/') }, isComplete: true });
  const restarted = await startShell(origin);
  expect(restarted.serving().set).toMatchObject({ releases: {}, absent: { [contact]: claims('/') } });
  origin.setRegistry({ [contact]: { ...live, state: 'live', since: '2026-02-02T03:04:05.000Z' } });
  await restarted.refresh();
  expect(restarted.versionOf(contact)).toBe(first);
  expect(restarted.tried, 'it was tried before').toEqual([]);
});

it('takes a withdrawn remote off the site while the trial of its next version still runs', async () => {
  const origin = await startFakeOrigin();
  const live = { ...origin.release(contact, first), claims: claims('/') };
  origin.setRegistry({ [contact]: live });
  let finishTrial = () => {};
  const held = { [second]: new Promise<void>((resolve) => (finishTrial = resolve)) };
  const shell = await startShell(origin, { held });
  const next = { ...origin.release(contact, second), claims: claims('/') };
  origin.setRegistry({ [contact]: next });
  await shell.poll();
  await expect.poll(() => shell.tried).toContain(second);
  origin.setRegistry({ [contact]: { ...next, removed: true, state: 'withdrawn' } });
  await shell.poll();
  await expect.poll(() => shell.versionOf(contact)).toBeUndefined();
  finishTrial();
  await shell.refresh();
  await expect.poll(() => shell.lines.join()).toContain('Withdrew mfe-contact from the site.');
  expect(shell.versionOf(contact)).toBeUndefined();
});

it('reads a registry of the format after its own, and keeps what it serves when a later one comes', async () => {
  const origin = await startFakeOrigin();
  const live = origin.release(contact, first);
  origin.setRegistry(JSON.stringify({ schema: 3, remotes: { [contact]: live }, canaries: {} }));
  const shell = await startShell(origin);
  expect(shell.versionOf(contact)).toBe(first);
  origin.setRegistry(JSON.stringify({ schema: 4, remotes: { [contact]: origin.release(contact, second) } }));
  expect(await shell.refresh()).toBe(false);
  expect(shell.versionOf(contact)).toBe(first);
  expect(shell.lines.at(-1)).toMatch(/a format that this shell cannot read/);
});

it('stops serving a withdrawn remote at once, with the renderer that there is, and then opens one without it', async () => {
  const origin = await startFakeOrigin();
  const live = { ...origin.release(contact, first), claims: claims('/') };
  const other = { ...origin.release(marketing, first, { pages: { press: ['/press'] } }), claims: claims('/press') };
  origin.setRegistry({ [contact]: live, [marketing]: other });
  const shell = await startShell(origin);
  const { renderer } = shell.serving();
  const sets = shell.opened.length;
  origin.setRegistry({ [contact]: { ...live, removed: true, state: 'withdrawn' }, [marketing]: other });
  await shell.poll();
  expect(shell.serving()).toMatchObject({ set: { absent: { [contact]: claims('/') } }, renderer, isLeaving: true });
  expect(Object.keys(shell.serving().set.releases)).toEqual([marketing]);
  await shell.refresh();
  await expect.poll(() => shell.lines.join()).toContain('Withdrew mfe-contact from the site.');
  expect(shell.serving().isLeaving).toBeUndefined();
  expect(shell.serving().renderer).not.toBe(renderer);
  expect(shell.opened.length, 'once').toBe(sets + 1);
});

it('names the remotes of a set in the same order, whichever of them arrived first', async () => {
  const origin = await startFakeOrigin();
  const names = ['mfe-news', contact, marketing];
  const entries = Object.fromEntries(
    names.map((remote) => [
      remote,
      {
        ...origin.release(remote, `1.0.0-${remote.slice(4, 8)}`, { pages: { home: [`/${remote}`] } }),
        claims: claims(`/${remote}`),
      },
    ]),
  );
  const orders: string[][] = [];
  for (const late of names) {
    origin.setRegistry(Object.fromEntries(Object.entries(entries).filter(([remote]) => remote !== late)));
    const shell = await startShell({ ...origin, mirrorDirectory: `${origin.mirrorDirectory}/${late}` });
    origin.setRegistry(entries);
    await shell.refresh();
    orders.push(Object.keys(shell.serving().set.releases));
  }
  expect(orders).toEqual(names.map(() => [contact, marketing, 'mfe-news']));
});
