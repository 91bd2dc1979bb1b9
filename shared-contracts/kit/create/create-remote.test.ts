import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createRemote } from './create-remote.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'create-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('makes a remote with its own name, path and title', async () => {
  const directory = join(await makeFolder(), 'new');
  await createRemote({ name: 'mfe-data-science', directory });
  const read = (file: string) => readFile(join(directory, file), 'utf8');
  const remote = await read('remote.ts');
  expect(remote).toContain("name: 'mfe-data-science'");
  expect(remote).toContain("pages: { example: ['/data-science'] }");
  expect(remote).toContain("navigation: [{ label: 'Data Science', path: '/data-science' }]");
  expect(JSON.parse(await read('package.json')).name).toBe('mfe-data-science');
  expect(await read('src/example/ExamplePage.tsx')).toContain('title="Data Science"');
  expect(await read('README.md')).toContain('the page at `/data-science`');
  expect(await readdir(directory)).toContain('.gitignore');
});

it.each(['careers', 'mfe-', 'mfe-Careers', 'mfe-../x'])('refuses the name %s', async (name) => {
  const directory = await makeFolder();
  await expect(createRemote({ name, directory })).rejects.toThrow(`${name} cannot be the name of a remote.`);
  expect(await readdir(directory)).toEqual([]);
});

it('leaves a folder alone that has files in it', async () => {
  const directory = await makeFolder();
  await writeFile(join(directory, 'notes.txt'), 'mine');
  await expect(createRemote({ name: 'mfe-careers', directory })).rejects.toThrow('is not empty');
  expect(await readdir(directory)).toEqual(['notes.txt']);
});
