import { expect, it } from 'vitest';
import { findShells } from './find-shells.ts';

it('finds a shell by each address of a name', async () => {
  const found = await findShells('http://localhost:3000');
  expect(found.length).toBeGreaterThan(0);
  for (const { origin } of found) expect(['http://127.0.0.1:3000', 'http://[::1]:3000']).toContain(origin);
});

it('asks by the name in the certificate with https', async () => {
  expect(await findShells('https://localhost:3000')).toEqual([new URL('https://localhost:3000')]);
});

it('says so if nobody knows the name', async () => {
  await expect(findShells('http://shells.invalid:3000')).rejects.toThrow('ENOTFOUND');
});
