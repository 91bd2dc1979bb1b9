import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { expect, it, onTestFinished } from 'vitest';
import { integrityPlugin } from './integrity-plugin.ts';

it('lists the digests of all chunks in the same order each time', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'integrity-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, 'src'));
  const names = Array.from({ length: 30 }, (_, index) => `part${index}`);
  const imports = names.map((name) => `import(/* webpackChunkName: "${name}" */ './${name}.js')`);
  await writeFile(join(directory, 'src/index.js'), `window.parts = () => [${imports.join()}];`);
  await Promise.all(names.map((name) => writeFile(join(directory, 'src', `${name}.js`), `export default '${name}';`)));
  const rsbuild = await createRsbuild({
    cwd: directory,
    config: {
      mode: 'production',
      logLevel: 'error',
      environments: { web: { output: { target: 'web', filenameHash: false } } },
      tools: { htmlPlugin: false, rspack: { output: { crossOriginLoading: 'anonymous' } } },
      plugins: [integrityPlugin('web')],
    },
  });
  await rsbuild.build();
  const entry = await readFile(join(directory, 'dist/static/js/index.js'), 'utf8');
  const digests = /sriHashes=\{([^}]*)\}/.exec(entry)?.[1]?.split(',') ?? [];
  expect(digests).toHaveLength(names.length);
  expect(digests).toEqual(digests.toSorted());
});
