import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { contact, first, goLive, second, startShell, third } from './start-releases.ts';

async function start(unfit: string[] = []) {
  const origin = await startFakeOrigin();
  goLive(origin, first);
  const shell = await startShell(origin, { unfit });
  const app = new Hono().get('/', async (context) => context.json(await shell.describeChosen(context)));
  const ask = async (version: string) => (await app.request(`/?remote=${contact}@${version}`)).json();
  return { origin, shell, ask };
}

it('says that it shows a version that a tester chose, which visitors do not get', async () => {
  const { origin, shell, ask } = await start();
  origin.release(contact, second);
  expect(await ask(second)).toEqual({ [contact]: { version: second, state: 'serving' } });
  expect(shell.versionOf(contact)).toBe(first);
});

it('says why it refuses a version that a tester chose', async () => {
  const { origin, ask } = await start([second]);
  origin.release(contact, second);
  const reason = 'it throws when it is loaded';
  expect(await ask(second)).toEqual({ [contact]: { version: second, state: 'refused', reason } });
});

it('says that a version is missing until it is there', async () => {
  const { origin, ask } = await start();
  expect(await ask(third)).toMatchObject({
    [contact]: { state: 'missing', reason: expect.stringContaining('is missing at the release origin') },
  });
  origin.release(contact, third);
  expect(await ask(third)).toEqual({ [contact]: { version: third, state: 'serving' } });
});
