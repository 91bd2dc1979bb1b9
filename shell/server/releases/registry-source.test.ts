import { expect, it, vi } from 'vitest';
import { startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { createRegistrySource } from './registry-source.ts';

async function start() {
  const origin = await startFakeOrigin();
  let time = 0;
  const warnings = { warn: vi.fn(), clear: vi.fn() };
  const source = createRegistrySource({
    registryUrl: new URL('registry.json', origin.url).href,
    warnings,
    now: () => time,
  });
  return {
    async read(revision: number) {
      origin.setRegistry(JSON.stringify({ schema: 2, revision, remotes: {} }));
      await source.read();
      return source.last?.revision;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

it('ignores what a cache answers that is out of date, however often it alternates with the newest', async () => {
  const { read, pass } = await start();
  expect(await read(7)).toBe(7);
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await read(6)).toBe(7);
    pass(5_000);
    expect(await read(7)).toBe(7);
    pass(5_000);
  }
  expect(await read(8)).toBe(8);
});

it('accepts an older registry that somebody has restored', async () => {
  const { read, pass } = await start();
  expect(await read(7)).toBe(7);
  expect(await read(3)).toBe(7);
  pass(10_000);
  expect(await read(3)).toBe(3);
  expect(await read(4)).toBe(4);
});
