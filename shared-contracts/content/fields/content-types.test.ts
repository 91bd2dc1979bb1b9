import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('has current types; `npm run types -w @site/content` generates them', async () => {
  const generator = fileURLToPath(new URL('../bin/run', import.meta.resolve('cf-content-types-generator')));
  const model = fileURLToPath(new URL('../space/export.json', import.meta.url));
  const generated = await readFile(new URL('content-types.generated.ts', import.meta.url), 'utf8');
  const { stdout } = await promisify(execFile)(process.execPath, [generator, model]);
  expect(generated).toBe(stdout);
});
