import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

const contracts = resolve(import.meta.dirname, '../../../shared-contracts');

it('has in the page’s own style sheet what the late sections need', () => {
  const late = stylesOf(resolve(import.meta.dirname, 'HomeSections.tsx'));
  const page = stylesOf(resolve(import.meta.dirname, 'route.tsx'));
  expect(late.size).toBeGreaterThan(10);
  expect([...late].filter((file) => !page.has(file))).toEqual([]);
});

/** Every style sheet that a module imports, itself or through others; what is loaded late by `import()` does not count. */
function stylesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.(tsx?|css)$/.test(file)) return new Set();
  seen.add(file);
  if (file.endsWith('.css')) return new Set([file]);
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )(?:[^;]*? from )?'([^']+)';/gm);
  return new Set([...imports].flatMap(([, path = '']) => [...stylesOf(toFile(path, file), seen)]));
}

function toFile(path: string, from: string): string {
  if (path.startsWith('shared-contracts/')) return resolve(contracts, path.slice('shared-contracts/'.length));
  return resolve(dirname(from), path);
}
