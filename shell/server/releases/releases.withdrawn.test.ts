import { describe, expect, it } from 'vitest';
import { startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { contact, first, goLive, second, startShell, third } from './start-releases.ts';

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

  it('is withdrawn although another release of the remote is on its way', async () => {
    const origin = await startFakeOrigin();
    const old = goLive(origin, first);
    const shell = await startShell(origin);
    const harmful = goLive(origin, second, [old]);
    await shell.refresh();
    goLive(origin, third, [harmful, old]);
    origin.failing.add(`/${contact}/${third}/server/remoteEntry.cjs`);
    await Promise.all([shell.refresh(), shell.withdraw(contact, second, '6 errors in a minute')]);
    expect(shell.versionOf(contact)).toBe(first);
  });

  it('leaves its pages to the shell if there is no version before it', async () => {
    const origin = await startFakeOrigin();
    goLive(origin, first);
    const shell = await startShell(origin);
    await shell.withdraw(contact, first, '6 errors in a minute');
    expect(shell.serving().set).toMatchObject({ releases: {}, absent: { [contact]: { pages: { home: ['/'] } } } });
  });
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
