import type { Trust } from '@site/server/signatures';
import { expect, it, vi } from 'vitest';
import { startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { createRegistrySource } from './registry-source.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const version = '1.0.0-aaaaaaaaaa';

async function start(trust?: Trust) {
  const origin = await startFakeOrigin();
  let time = 0;
  const warnings = { warn: vi.fn(), clear: vi.fn() };
  const source = createRegistrySource({
    registryUrl: new URL('registry.json', origin.url).href,
    warnings,
    trust,
    now: () => time,
  });
  return {
    async read(revision: number, remotes = {}) {
      const signature = trust && { key: 'a'.repeat(43), value: `${'A'.repeat(86)}==` };
      origin.setRegistry(JSON.stringify({ schema: 2, revision, remotes, signature }));
      await source.read();
      return source.last?.revision;
    },
    source,
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

it('follows no older registry that is signed, and says so, because somebody may have put an old one back', async () => {
  const { read, pass, source } = await start(() => true);
  expect(await read(7)).toBe(7);
  expect(await read(3)).toBe(7);
  expect(source.problem).toBeUndefined();
  pass(10_000);
  expect(await read(4)).toBe(7);
  expect(source.problem).toContain('revision 4, which is older than revision 7. To follow it, restart this shell.');
  expect(await read(8)).toBe(8);
  expect(source.problem).toBeUndefined();
});

it('has room for a thousand remotes with as much history as the release command keeps', async () => {
  const { read } = await start();
  const named = { version, integrity };
  const at = '2026-01-02T03:04:05.000Z';
  const why = 'The form on the contact page asks for the company too.';
  const change = {
    action: 'release',
    at,
    by: 'ana.miller@example.com',
    commit: 'a'.repeat(40),
    from: version,
    to: version,
    why,
  };
  const entry = {
    ...named,
    state: 'live',
    versions: [{ ...named, weight: 100 }],
    history: Array(20).fill(named),
    changes: Array(50).fill(change),
  };
  const remotes = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`mfe-${index}`, entry]));
  expect(await read(7, remotes)).toBe(7);
});
