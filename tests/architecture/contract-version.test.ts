import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import contract from '@site/contract/package.json' with { type: 'json' };
import { isContractCompatible } from '@site/contract/releases/contract-version';
import type { Release } from '@site/contract/releases/release';
import { publishRelease } from '@site/kit/release/publish-release';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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

describe('a button that changes in ui', () => {
  let directory: string;
  let changedUi: string;
  let before: Built;
  let after: Built;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'contract-version-'));
    changedUi = await copyUiWithAnotherButton();
    before = await release('before');
    after = await release('after', { '@site/ui': changedUi });
  });

  afterAll(() => Promise.all([directory, changedUi].map((path) => path && rm(path, { recursive: true, force: true }))));

  it('results in a new release of a remote that uses it', () => {
    expect(after.release.version).not.toBe(before.release.version);
    expect(after.code).toContain('data-changed');
    expect(before.code).not.toContain('data-changed');
  });

  it('does not change the contract version of the release, so one shell accepts both', () => {
    expect([before, after].map((built) => built.release.contractVersion)).toEqual([contract.version, contract.version]);
    for (const built of [before, after]) {
      expect(isContractCompatible(built.release.contractVersion, contract.version)).toBe(true);
    }
  });

  it.each(['browser', 'node'] as const)(
    'does not change the range of host versions that the %s entry accepts',
    (side) => {
      expect(before.hostRange[side]).toBe(`^${contract.version}`);
      expect(after.hostRange[side]).toBe(before.hostRange[side]);
    },
  );

  async function release(name: string, alias: Record<string, string> = {}): Promise<Built> {
    const distDirectory = join(directory, name);
    await build(distDirectory, alias);
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
});

interface Built {
  release: Release;
  /** All of its scripts for browsers. */
  code: string;
  /** The range of `@site/contract/host` that its entries accept. */
  hostRange: { browser: string | undefined; node: string | undefined };
}

async function build(distDirectory: string, alias: Record<string, string>): Promise<void> {
  const cwd = join(root, remote);
  const { content } = await loadConfig({ cwd });
  const config = mergeRsbuildConfig(content, {
    mode: 'production',
    logLevel: 'error',
    resolve: { alias },
    environments: {
      web: { output: { distPath: { root: join(distDirectory, 'client') } } },
      ssr: { output: { distPath: { root: join(distDirectory, 'server') } } },
    },
  });
  await (await createRsbuild({ cwd, config })).build();
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
