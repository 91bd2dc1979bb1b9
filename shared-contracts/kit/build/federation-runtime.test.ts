import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { BrowserFederation } from './browser-federation.ts';

type Versions = Record<string, { get: () => unknown; from: string; loaded?: 1 }>;
interface Container {
  init(scope: Record<string, Versions>): void;
  get(expose: string): Promise<() => { default: string }>;
}

const directory = await mkdtemp(join(tmpdir(), 'federation-'));
const require = createRequire(import.meta.url);
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
await build('shell', './entry.js', { name: 'shell' }, true);
await build('remote', {}, { name: 'remote', filename: 'remote.cjs', exposes: { './page': './page.js' } }, false);

beforeEach(() => {
  for (const path of Object.keys(require.cache)) delete require.cache[path];
});

afterAll(() => rm(directory, { recursive: true, force: true }));

describe('a shared module, required as ^1.2.0 and shared as 1.2.0', () => {
  const load = (others: Versions, instead?: Versions): Promise<string> =>
    require(join(directory, 'shell/main.cjs')).load(others, instead);

  it('is the page’s own if nobody else shares it', async () => {
    expect(await load({})).toBe('its own');
  });

  it.each(['1.2.1', '1.3.0', '1.10.0'])('is the newest compatible one: somebody else’s %s', async (version) => {
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

  it('is refused if it is too old', async () => {
    await expect(load({}, { '1.1.9': { get: () => () => ({ name: 'old' }), from: 'shell' } })).rejects.toThrow(
      'Unsatisfied version 1.1.9',
    );
  });
});

describe('a released remote', () => {
  const shared = (version: string): Versions => ({
    [version]: { get: () => () => ({ name: version }), from: 'shell' },
  });
  const open = (scope: Record<string, Versions>): Container => {
    const container: Container = require(join(directory, 'remote/remote.cjs'));
    container.init(scope);
    return container;
  };

  it('uses the page’s shared modules', async () => {
    const factory = await open({ thing: shared('1.3.0') }).get('./page');
    expect(factory().default).toBe('1.3.0');
  });

  it('fails where the page shares another major, and works once it shares the right one', async () => {
    const scope = { thing: shared('2.0.0') };
    const container = open(scope);
    await expect(container.get('./page')).rejects.toThrow('Unsatisfied version 2.0.0 from shell');
    scope.thing = shared('1.2.0');
    expect((await container.get('./page'))().default).toBe('1.2.0');
  });

  it('names a module that nobody shares', async () => {
    await expect(open({}).get('./page')).rejects.toThrow('Nobody shares thing (required ^1.2.0)');
  });

  it('names a module that it does not expose', async () => {
    await expect(open({}).get('./nothing')).rejects.toThrow('This remote does not expose ./nothing');
  });
});

function build(
  name: string,
  entry: Rspack.Entry,
  options: ConstructorParameters<typeof BrowserFederation>[0],
  bundlesCopies: boolean,
): Promise<void> {
  const thing = { version: '1.2.0', requiredVersion: '^1.2.0', singleton: true, strictVersion: true };
  return new Promise((resolve, reject) => {
    rspack(
      {
        context: directory,
        mode: 'production',
        entry,
        target: 'async-node',
        module: { rules: [{ test: /\.ts$/, type: 'javascript/auto', loader: 'builtin:swc-loader' }] },
        output: {
          path: join(directory, name),
          filename: '[name].cjs',
          chunkFilename: '[name].chunk.cjs',
          library: { type: 'commonjs2' },
        },
        optimization: { minimize: false },
        plugins: [
          new BrowserFederation({
            ...options,
            library: { type: 'commonjs2' },
            shared: { thing: { ...thing, import: bundlesCopies && './thing.js' } },
          }),
        ],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    );
  });
}
