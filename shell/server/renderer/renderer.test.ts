import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Prints the packages that a module loads with whatever it imports. */
const script = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    load(url, context, next) {
      const [, name] = url.match(/.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/) ?? [];
      if (name) packages.add(name);
      return next(url, context);
    },
  });
  await import(process.argv[1]);
  console.log(JSON.stringify([...packages].sort()));
`;

it('loads no library that only the main process needs, because threads and trials start with each release', async () => {
  const door = new URL('./renderer.ts', import.meta.url).href;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, door]);
  expect(JSON.parse(stdout)).toEqual([
    'contentful-resolve-response',
    'cookie',
    'fast-copy',
    'react',
    'react-dom',
    'react-router',
    'react-router-dom',
    'set-cookie-parser',
  ]);
});
