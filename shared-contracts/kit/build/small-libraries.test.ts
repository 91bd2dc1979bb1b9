import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallIcons } from './small-icons.ts';
import { smallRouter } from './small-router.ts';

let directory: string;
let code: string;

// Inside the workspace, because the libraries are resolved from there.
beforeAll(async () => {
  directory = await mkdtemp(join(import.meta.dirname, '../dist-'));
  const entry = join(directory, 'entry.js');
  await writeFile(
    entry,
    `export { createBrowserRouter, Form, Link } from 'react-router-dom';
    export { Menu } from 'lucide-react';`,
  );
  const rsbuild = await createRsbuild({
    cwd: directory,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: entry } },
      output: { minify: { jsOptions: { minimizerOptions: { mangle: false } } } },
      performance: { chunkSplit: { strategy: 'all-in-one' } },
      tools: { htmlPlugin: false, rspack: { output: { library: { type: 'commonjs' } } } },
      plugins: [smallRouter('web'), smallIcons()],
    },
  });
  await rsbuild.build();
  const files = await readdir(join(directory, 'dist/static/js'));
  code = (await Promise.all(files.map((file) => readFile(join(directory, 'dist/static/js', file), 'utf8')))).join('\n');
});

afterAll(() => rm(directory, { recursive: true, force: true }));

it('drops unused React Router exports', () => {
  expect(code).toContain('createBrowserRouter');
  expect(
    code.includes('No routes matched location'),
    'This is React Router’s development build. Did its package move dist/production?',
  ).toBe(false);
  expect(
    code.includes('aria-current'),
    'NavLink is in the build. Does smallRouter still drop display names and get forwardRef marked as pure?',
  ).toBe(false);
});

it.each(['PrefetchPageLinks', 'instrumentClientSideRouter', 'getRouteInstrumentationUpdates', 'RSCErrorHandler'])(
  'leaves out %s, which runs in another mode of React Router',
  (name) => {
    expect(
      code.includes(`No ${name} here`),
      `React Router has no function ${name} any more. See small-router.ts.`,
    ).toBe(true);
  },
);

it('draws icons without lucide’s options', () => {
  expect(code).toContain('M4 5h16');
  expect(
    code.includes('absoluteStrokeWidth'),
    'lucide’s own createLucideIcon is in the build. Did its file get another name?',
  ).toBe(false);
});
