import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import contract from '@site/contract/package.json' with { type: 'json' };
import { isContractCompatible } from '@site/contract/releases/contract-version';
import type { Release } from '@site/contract/releases/release';
import { publishRelease } from '@site/kit/release/publish-release';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRemote } from './build-remote.ts';

const root = join(import.meta.dirname, '../..');
const contractDirectory = join(root, 'shared-contracts/contract');
const remote = 'mfe-contact';

describe('the contract', () => {
  it('imports no other shared package, so none of them can change it', async () => {
    const outside: string[] = [];
    for (const file of await listSources(contractDirectory)) {
      for (const [, specifier = ''] of (await readFile(file, 'utf8')).matchAll(/\b(?:from|import)\s*\(?'([^']+)'/g)) {
        const isOwn = specifier.startsWith('.')
          ? resolve(dirname(file), specifier).startsWith(contractDirectory)
          : !specifier.startsWith('@site/') || specifier.startsWith('@site/contract/');
        if (!isOwn) outside.push(`${file} imports ${specifier}`);
      }
    }
    expect(outside).toEqual([]);
    const packages = { ...contract.dependencies, ...contract.peerDependencies, ...contract.devDependencies };
    expect(Object.keys(packages).filter((name) => name.startsWith('@site/'))).toEqual([]);
  });
});

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'contract-version-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('a button that changes in ui', () => {
  let changedUi: string;
  let before: Built;
  let after: Built;

  beforeAll(async () => {
    changedUi = await copyUiWithAnotherButton();
    before = await release('before', (dist) => buildRemote(remote, dist, {}));
    after = await release('after', (dist) => buildRemote(remote, dist, { '@site/ui': changedUi }));
  });

  afterAll(() => changedUi && rm(changedUi, { recursive: true, force: true }));

  it('results in a new release of a remote that uses it', () => {
    expect(after.release.version).not.toBe(before.release.version);
    expect(after.code).toContain('data-changed');
    expect(before.code).not.toContain('data-changed');
  });

  it('does not change the contract version of the release, so one shell accepts both', () => {
    expect([before, after].map((built) => built.release.contractVersion)).toEqual([contract.version, contract.version]);
    for (const built of [before, after]) {
      expect(isContractCompatible(built.release.contractRange ?? '', contract.version)).toBe(true);
    }
  });

  it.each(['browser', 'node'] as const)(
    'does not change the range of host versions that the %s entry accepts',
    (side) => {
      expect(before.hostRange[side]).toBe(`^${contract.version}`);
      expect(after.hostRange[side]).toBe(before.hostRange[side]);
    },
  );
});

describe('a contract that changes', () => {
  it('changes the contract version of what is built with it, and the range of host versions', async () => {
    const [major = '', minor] = contract.version.split('.');
    const next = `${major}.${Number(minor) + 1}.0`;
    const { release: built, hostRange } = await release('next', (dist) => buildWithContract(next, dist));
    expect(built.contractVersion).toBe(next);
    expect(hostRange).toEqual({ browser: `^${next}`, node: `^${next}` });
    expect(isContractCompatible(built.contractRange ?? '', contract.version)).toBe(false);
  });
});

/** Builds the remote and releases it. */
async function release(name: string, build: (distDirectory: string) => Promise<unknown>): Promise<Built> {
  const distDirectory = join(directory, name);
  await build(distDirectory);
  const releases = join(directory, 'releases');
  const version = await publishRelease(releases, {
    packageVersion: '1.0.0',
    distDirectory,
  });
  const folder = join(releases, remote, version);
  const scripts = (await readdir(join(folder, 'client'))).filter((file) => file.endsWith('.js'));
  const client = await Promise.all(scripts.map((file) => readFile(join(folder, 'client', file), 'utf8')));
  return {
    release: JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')),
    code: client.join('\n'),
    hostRange: {
      browser: hostRangeIn(await readFile(join(folder, 'client/remoteEntry.js'), 'utf8')),
      node: hostRangeIn(await readFile(join(folder, 'server/remoteEntry.cjs'), 'utf8')),
    },
  };
}

interface Built {
  release: Release;
  /** All of its scripts for browsers. */
  code: string;
  /** The range of `@site/contract/host` that its entries accept. */
  hostRange: { browser: string | undefined; node: string | undefined };
}

/** Builds the remote in a process that reads another version in the contract's package.json. */
async function buildWithContract(version: string, distDirectory: string): Promise<void> {
  const hooks = join(directory, 'another-contract.mjs');
  await writeFile(
    hooks,
    `import { registerHooks } from 'node:module';
    const file = ${JSON.stringify(pathToFileURL(join(contractDirectory, 'package.json')).href)};
    const source = ${JSON.stringify(JSON.stringify({ ...contract, version }))};
    registerHooks({
      load: (url, context, next) => url === file ? { format: 'json', source, shortCircuit: true } : next(url, context),
    });`,
  );
  const script = pathToFileURL(join(import.meta.dirname, 'build-remote.ts')).href;
  const call = `const { buildRemote } = await import('${script}'); await buildRemote('${remote}', '${distDirectory}', {});`;
  await promisify(execFile)(process.execPath, ['--import', hooks, '--input-type=module', '--eval', call], {
    cwd: root,
  });
}

/** Copies it inside the workspace, because its dependencies are resolved from there. */
async function copyUiWithAnotherButton(): Promise<string> {
  const data = join(root, '.data');
  await mkdir(data, { recursive: true });
  const copy = await mkdtemp(join(data, 'ui-'));
  await cp(join(root, 'shared-contracts/ui'), copy, { recursive: true });
  const file = join(copy, 'controls/Button.tsx');
  const source = await readFile(file, 'utf8');
  const changed = source.replace('<button', '<button data-changed');
  expect(changed).not.toBe(source);
  await writeFile(file, changed);
  return copy;
}

function hostRangeIn(entry: string): string | undefined {
  return entry.match(/"@site\/contract\/host"[^}]*?requiredVersion:\s*"([^"]+)"/)?.[1];
}

async function listSources(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name));
}
