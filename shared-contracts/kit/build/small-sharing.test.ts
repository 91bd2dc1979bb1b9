import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rsbuild/core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SmallSharing } from './small-sharing.ts';

type Versions = Record<string, { get: () => unknown; from: string; loaded?: 1 }>;

const directory = await mkdtemp(join(tmpdir(), 'sharing-'));
const require = createRequire(join(directory, 'index.js'));
await Promise.all([
  writeFile(join(directory, 'thing.js'), `export const name = 'its own';`),
  writeFile(join(directory, 'page.js'), `import { name } from 'thing'; export default name;`),
  writeFile(
    join(directory, 'entry.js'),
    `export async function load(others, instead) {
      await __webpack_init_sharing__('default');
      const { default: scope } = __webpack_share_scopes__;
      scope.thing = instead ?? { ...scope.thing, ...others };
      return (await import('./page.js')).default;
    }`,
  ),
]);
await build();
let load: (others: Versions, instead?: Versions) => Promise<string>;

beforeEach(() => {
  const file = join(directory, 'main.cjs');
  for (const path of Object.keys(require.cache)) delete require.cache[path];
  ({ load } = require(file));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

describe('a shared module, wanted as ^1.2.0 and brought along as 1.2.0', () => {
  it('is the page’s own where nobody else shares it', async () => {
    expect(await load({})).toBe('its own');
  });

  it.each(['1.2.1', '1.3.0', '1.10.0'])('is the newest that fits: %s of somebody else', async (version) => {
    expect(await load({ [version]: { get: () => () => ({ name: version }), from: 'shell' } })).toBe(version);
  });

  it('is not replaced once it is in use', async () => {
    const inUse = { get: () => () => ({ name: 'in use' }), from: 'shell', loaded: 1 as const };
    expect(await load({ '1.2.0': inUse, '1.4.0': { get: () => () => ({ name: 'newer' }), from: 'other' } })).toBe(
      'in use',
    );
  });

  it('is refused in another major, with the reason', async () => {
    await expect(load({ '2.0.0': { get: () => () => ({ name: 'two' }), from: 'shell' } })).rejects.toThrow(
      'Unsatisfied version 2.0.0 from shell of shared singleton module thing (required ^1.2.0)',
    );
  });

  it('is refused where what there is is older', async () => {
    await expect(load({}, { '1.1.9': { get: () => () => ({ name: 'old' }), from: 'shell' } })).rejects.toThrow(
      'Unsatisfied version 1.1.9',
    );
  });

  it('comes without the code for every other way of sharing', async () => {
    expect(await readFile(join(directory, 'main.cjs'), 'utf8')).not.toMatch(/rangeToString|splitAndConvert/);
  });
});

function build(): Promise<void> {
  const shared = {
    thing: { import: './thing.js', version: '1.2.0', requiredVersion: '^1.2.0', singleton: true, strictVersion: true },
  };
  return new Promise((resolve, reject) => {
    rspack(
      {
        context: directory,
        mode: 'production',
        entry: './entry.js',
        target: 'async-node',
        output: {
          path: directory,
          filename: '[name].cjs',
          chunkFilename: '[name].chunk.cjs',
          library: { type: 'commonjs2' },
        },
        optimization: { minimize: false },
        plugins: [new rspack.sharing.SharePlugin({ shared }), new SmallSharing()],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    );
  });
}
