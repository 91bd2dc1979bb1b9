import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import type { ChunkFiles } from '@site/contract/releases/release';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chunkListFile, chunkListPlugin } from './chunk-list-plugin.ts';

let directory: string;
let chunks: Record<string, ChunkFiles>;

// Two pages: `home` has a part that hydrates late, `press` has a popup that opens on a click.
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'chunk-list-'));
  const files = {
    'home.js': `import './home.css'; window.load = () => import(/* webpackChunkName: "late-sections" */ './sections.js');`,
    'sections.js': `import './sections.css'; export default 'sections';`,
    'press.js': `import './press.css'; window.load = () => import(/* webpackChunkName: "popup" */ './popup.js');`,
    'popup.js': `import './popup.css'; export default 'popup';`,
    ...Object.fromEntries(
      ['home', 'sections', 'press', 'popup'].map((name) => [`${name}.css`, `.${name} { color: red; }`]),
    ),
  };
  await mkdir(join(directory, 'src'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(directory, 'src', name), text)));
  const rsbuild = await createRsbuild({
    cwd: directory,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { home: './src/home.js', press: './src/press.js' } },
      environments: { web: { output: { target: 'web', filenameHash: false } } },
      tools: { htmlPlugin: false },
      plugins: [chunkListPlugin('web')],
    },
  });
  await rsbuild.build();
  chunks = JSON.parse(await readFile(join(directory, 'dist', chunkListFile), 'utf8'));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

it('lists the styles of a late part with the page that shows it, after the page’s own', () => {
  expect(chunks.home?.css.map(toName)).toEqual(['home.css', 'late-sections.css']);
});

it('leaves the scripts of a late part out of the page’s list', () => {
  expect(chunks.home?.js.map(toName)).toEqual(['home.js']);
  expect(chunks['late-sections']?.js.map(toName)).toEqual(['late-sections.js']);
});

it('leaves the styles of other chunks to the moment when they load', () => {
  expect(chunks.press).toEqual({
    js: [expect.stringMatching(/press\.js$/)],
    css: [expect.stringMatching(/press\.css$/)],
  });
});

function toName(path: string): string {
  return path.split('/').at(-1) ?? '';
}
