import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { checkVersion } from './check-version.ts';
import { type Contract, emitContract } from './emit-contract.ts';

const directory = resolve(import.meta.dirname, '../../contract');

let current: Contract;
beforeAll(async () => {
  current = await emitContract(directory);
}, 60_000);

/** The contract with a changed text in one of its files. */
function change(file: string, from: string | RegExp, to: string): Contract {
  const text = current.files[file] ?? '';
  const changed = text.replace(from, to);
  expect(changed, `${file} has ${from}`).not.toBe(text);
  return { ...current, files: { ...current.files, [file]: changed } };
}

it('the version of this contract says what has changed since the last one that was published', async () => {
  const published = JSON.parse(await readFile(join(directory, 'published.json'), 'utf8'));
  expect(await checkVersion(published, current)).toBeUndefined();
});

it.each<[string, () => Contract, RegExp]>([
  [
    'a service of the host is gone',
    () => change('clients/provider-api.d.ts', /request\(path[^;]*;/, ''),
    /ProviderApi .*breaks its users: .*request/,
  ],
  ['an export is gone', () => change('host/host.d.ts', 'useFetcher, ', ''), /exports no useFetcher any more/],
  [
    'remotes have to hand over more',
    () => change('remotes/define-remote.d.ts', 'devPort: number;', 'devPort: number; team: string;'),
    /RemoteDefinition .*breaks its users: .*team/,
  ],
  [
    'a function takes something else',
    () => change('navigation/to-slug.d.ts', /\((\w+): string\)/, '($1: number)'),
    /toSlug .*breaks its users/,
  ],
  [
    'a module is gone',
    () => {
      const { './navigation/to-slug': _, ...modules } = current.modules;
      return { ...current, modules };
    },
    /to-slug is gone/,
  ],
])(
  'demands a major version if %s',
  async (_what, next, reason) => {
    const major = Number(current.version.split('.')[0]);
    const problem = await checkVersion(current, { ...next(), version: `${major}.99.0` });
    expect(problem).toContain(`has to be ${major + 1}.0.0 or later`);
    expect(problem).toMatch(reason);
  },
  60_000,
);

it.each<[string, () => Contract]>([
  [
    'remotes may hand over more',
    () => change('remotes/define-remote.d.ts', 'devPort: number;', 'devPort: number; team?: string;'),
  ],
  [
    'a service of the host has more',
    () => change('clients/provider-api.d.ts', 'request(path', 'ping(): void; request(path'),
  ],
  [
    'there is another fragment',
    () => change('remote-module/remote-fragment.d.ts', /('[\w-]+\/[\w-]+')/, "'a/b': object; $1"),
  ],
])(
  'demands a minor version if %s',
  async (_what, next) => {
    const [major, minor = 0] = current.version.split('.').map(Number);
    const raised = `${major}.${minor + 1}.0`;
    expect(await checkVersion(current, next())).toContain(`has to be ${raised} or later`);
    expect(await checkVersion(current, { ...next(), version: raised })).toBeUndefined();
  },
  60_000,
);

it('lets a version stay if nothing has changed, and no other', async () => {
  expect(await checkVersion(current, current)).toBeUndefined();
  expect(await checkVersion(current, { ...current, version: '9.0.0' })).toContain('its version stays');
});
