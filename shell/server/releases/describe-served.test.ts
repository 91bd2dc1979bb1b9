import { expect, it } from 'vitest';
import { startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { describeServed } from './describe-served.ts';
import { contact, first, second, startShell } from './start-releases.ts';

it('says what is served since when, what was refused and why, and what somebody took off the site', async () => {
  const origin = await startFakeOrigin();
  const since = '2026-01-02T03:04:05.000Z';
  const live = { ...origin.release(contact, first), since };
  origin.setRegistry({ [contact]: live });
  const { following, refresh } = await startShell(origin, { unfit: [second] });
  const ask = () => JSON.parse(JSON.stringify(describeServed(following)));
  expect(ask()).toEqual({
    shell: expect.any(String),
    revision: 0,
    remotes: { [contact]: { version: first, state: 'serving', since: expect.stringMatching(/^\d{4}-.*Z$/) } },
  });

  origin.setRegistry({ [contact]: { ...origin.release(contact, second), since } });
  await refresh();
  expect(ask().remotes[contact]).toMatchObject({
    version: first,
    state: 'serving',
    refused: { version: second, state: 'refused', reason: 'it throws when it is loaded', since },
  });

  origin.setRegistry({ [contact]: { ...live, removed: true, state: 'withdrawn' } });
  await refresh();
  expect(ask().remotes[contact]).toEqual({ version: null, state: 'withdrawn' });

  origin.setRegistry({ [contact]: { removed: true } });
  await refresh();
  expect(ask().remotes[contact]).toEqual({ version: null, state: 'removed' });
});
