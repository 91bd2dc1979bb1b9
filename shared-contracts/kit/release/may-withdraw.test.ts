import { isLive } from '@site/contract/releases/registry';
import { expect, it, onTestFinished, vi } from 'vitest';
import { commands } from './commands.ts';
import { readRegistry } from './registry-file.ts';
import { startCanary } from './run-canary.ts';
import { remote, startPublishing } from './start-publishing.ts';

async function startWithCanary() {
  const { releases, publish } = await startPublishing();
  const candidate = await publish({ 'client/remoteEntry.js': '// candidate' });
  const stable = await publish();
  await startCanary(releases, remote, candidate, 5);
  const withdraw = (by: string, version?: string) => {
    const built = { by };
    return commands.withdraw?.({
      directory: releases,
      shells: [],
      remote,
      packageVersion: '',
      version,
      built,
      author: built,
    });
  };
  const isOnSite = async () => isLive((await readRegistry(releases)).remotes[remote]);
  return { withdraw, isOnSite, stable };
}

it('keeps the remote on the site when two people end its canary', async () => {
  const { withdraw, isOnSite, stable } = await startWithCanary();
  await withdraw('ana');
  await expect(withdraw('ben')).rejects.toThrow(
    new RegExp(`ana ended the canary of ${remote} \\d s ago, so nothing was changed.*-- withdraw ${stable}$`),
  );
  expect(await isOnSite()).toBe(true);
});

it('takes it off the site when somebody says which version', async () => {
  const { withdraw, isOnSite, stable } = await startWithCanary();
  await withdraw('ana');
  await expect(withdraw('ana', '1.0.0-other')).rejects.toThrow(`${remote}@1.0.0-other is not live: ${stable} is.`);
  expect(await isOnSite()).toBe(true);
  await withdraw('ana', stable);
  expect(await isOnSite()).toBe(false);
});

it('takes it off the site once the end of the canary is a minute old', async () => {
  const { withdraw, isOnSite } = await startWithCanary();
  await withdraw('ana');
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await withdraw('ana');
  expect(await isOnSite()).toBe(false);
});
