import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readRegistry, registryPath, updateRegistry } from './registry-file.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const put = (folder: string, remote: string, version: string) =>
  updateRegistry(folder, ({ moved }) => ({
    moved,
    remotes: { [remote]: { version, integrity, history: [], state: 'live', changes: [] } },
  }));

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('keeps every one of 120 changes that are made at the same time', async () => {
  const folder = await makeFolder();
  const names = Array.from({ length: 120 }, (_, index) => `mfe-${index}`);
  await Promise.all(names.map((name) => put(folder, name, '1.0.0-aaaa')));
  const { remotes, revision } = await readRegistry(folder);
  expect(Object.keys(remotes).sort()).toEqual(names.toSorted());
  expect(revision).toBe(120);
  expect(JSON.parse(await readFile(registryPath(folder), 'utf8')).revision, 'shells read the latest').toBe(120);
});

it('keeps entries and fields that it does not know', async () => {
  const folder = await makeFolder();
  const later = { canary: { version: '2.0.0-cccc' } };
  await writeFile(registryPath(folder), JSON.stringify({ remotes: { 'mfe-later': later }, freeze: true }));
  await put(folder, 'mfe-contact', '1.0.0-aaaa');
  expect(JSON.parse(await readFile(registryPath(folder), 'utf8'))).toMatchObject({
    freeze: true,
    remotes: { 'mfe-later': later, 'mfe-contact': { version: '1.0.0-aaaa' } },
  });
});

it('is not held up by what a killed command left behind, and loses nothing to it', async () => {
  const folder = await makeFolder();
  await put(folder, 'mfe-contact', '1.0.0-aaaa');
  await writeFile(join(folder, 'registry', '2.json.1.draft'), '{');
  await writeFile(`${registryPath(folder)}.1.draft`, '{');
  await put(folder, 'mfe-marketing', '1.0.0-bbbb');
  expect(Object.keys((await readRegistry(folder)).remotes)).toEqual(['mfe-contact', 'mfe-marketing']);
});

it('keeps a limited number of old revisions', async () => {
  const folder = await makeFolder();
  for (let version = 0; version < 30; version += 1) {
    await put(folder, 'mfe-contact', `1.${version}.0-aaaa`);
  }
  expect((await readdir(join(folder, 'registry'))).length).toBeLessThanOrEqual(20);
});

it.each(['', '{"remotes":', 'null', '[]'])('says which registry is damaged and what to do: %j', async (text) => {
  const folder = await makeFolder();
  await writeFile(registryPath(folder), text);
  const reason = `The registry in ${folder} is damaged`;
  await expect(readRegistry(folder)).rejects.toThrow(reason);
  await expect(put(folder, 'mfe-contact', '1.0.0-aaaa')).rejects.toThrow('release-goes-wrong.md');
  expect(await readFile(registryPath(folder), 'utf8')).toBe(text);
});
