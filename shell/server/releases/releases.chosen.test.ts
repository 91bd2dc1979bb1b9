import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { contact, first, goLive, second, startShell, third } from './start-releases.ts';

async function start(unfit: string[] = []) {
  const origin = await startFakeOrigin();
  goLive(origin, first);
  const shell = await startShell(origin, { unfit });
  const app = new Hono().get('/', async (context) => context.json(await shell.describeChosen(context)));
  const ask = async (version: string, remote = contact) => (await app.request(`/?remote=${remote}@${version}`)).json();
  return { origin, shell, ask };
}

it('says that it shows a version that a tester chose, which visitors do not get', async () => {
  const { origin, shell, ask } = await start();
  origin.release(contact, second);
  expect(await ask(second)).toEqual({ [contact]: { version: second, state: 'serving' } });
  expect(shell.versionOf(contact)).toBe(first);
  expect(shell.fitVersions(contact), 'for others to choose').toEqual([second]);
});

it('says why it refuses a version that a tester chose', async () => {
  const { origin, shell, ask } = await start([second]);
  origin.release(contact, second);
  const reason = 'it throws when it is loaded';
  expect(await ask(second)).toEqual({ [contact]: { version: second, state: 'refused', reason } });
  expect(shell.fitVersions(contact)).toEqual([]);
});

it('says that a version is missing until it is there', async () => {
  const { origin, ask } = await start();
  expect(await ask(third)).toMatchObject({
    [contact]: { state: 'missing', reason: expect.stringContaining('is missing at the release origin') },
  });
  origin.release(contact, third);
  expect(await ask(third)).toEqual({ [contact]: { version: third, state: 'serving' } });
});

it('takes a dev server on this machine for a remote that is live, and says why no other', async () => {
  const { ask } = await start();
  const here = 'http://localhost:3004/';
  expect(await ask(here)).toEqual({ [contact]: { version: here, state: 'serving' } });
  for (const elsewhere of [
    'https://localhost:3004/',
    'http://evil.example/',
    'http://localhost.evil.example/',
    'latest',
  ])
    expect(await ask(elsewhere)).toMatchObject({ [contact]: { version: elsewhere, state: 'refused' } });
  for (const unknown of ['mfe-nothing', 'constructor'])
    expect(await ask(here, unknown)).toMatchObject({ [unknown]: { version: here, state: 'missing' } });
});

it('brings the files of a version back that were cleared away since somebody chose it', async () => {
  const { origin, shell } = await start();
  const app = new Hono().get('/', async (context) => context.json((await shell.forRequest(context)).chosen));
  const show = async (version: string) => {
    origin.release(contact, version);
    return (await app.request(`/?remote=${contact}@${version}`)).json();
  };
  const isThere = async () => (await readdir(join(origin.mirrorDirectory, contact))).includes(second);
  await show(second);
  // Each tester's set is closed when there are too many, and old versions are cleared away.
  for (let other = 0; other < 12; other += 1) await show(`2.${other}.0-aaaa`);
  expect(await isThere()).toBe(false);
  expect(await show(second)).toEqual({ [contact]: { version: second, state: 'serving' } });
  expect(await isThere()).toBe(true);
});

it('shows what visitors see in place of a version that passed its trial and does not load, and says so', async () => {
  const origin = await startFakeOrigin();
  goLive(origin, first);
  const shell = await startShell(origin, { unloadable: [second] });
  origin.release(contact, second);
  const app = new Hono().get('/', async (context) => {
    const { set, chosen } = await shell.forRequest(context);
    return context.json({ shown: set.releases[contact]?.version, chosen });
  });
  expect(await (await app.request(`/?remote=${contact}@${second}`)).json()).toEqual({
    shown: first,
    chosen: { [contact]: { version: second, state: 'refused', reason: 'its code cannot be loaded' } },
  });
});
