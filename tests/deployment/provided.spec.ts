import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareProvided, readProvided } from '@site/kit/release/compare-provided';
import { packageDirectory, readRemotes } from 'deploy/local/workspace.ts';
import { expect, test } from '../site/test.ts';

test('shell and API provide everything that the four remotes need', async ({ site }) => {
  const given = await readProvided(site.url);
  expect(given?.calls).toContain('POST /prod/store/contacts');
  for (const { name } of await readRemotes()) {
    const built = JSON.parse(await readFile(join(packageDirectory(name), 'dist/client/remote.json'), 'utf8'));
    expect(Object.keys(built.shared), name).toContain('react');
    expect(compareProvided(built, site.url, given), name).toEqual([]);
  }
});

test('a build that calls what the API does not answer is incompatible', async ({ site }) => {
  const [remote] = await readRemotes();
  const built = JSON.parse(
    await readFile(join(packageDirectory(remote?.name ?? ''), 'dist/client/remote.json'), 'utf8'),
  );
  const needs = { content: [], api: ['POST /no-such-call'] };
  expect(compareProvided({ ...built, needs }, site.url, await readProvided(site.url))).toMatchObject([
    { verdict: 'incompatible', reason: expect.stringContaining('POST /no-such-call') },
  ]);
});
