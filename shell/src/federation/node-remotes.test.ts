import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { init } from '@module-federation/enhanced/runtime';
import React from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as NodeRemotes from './node-remotes.ts';

let directory: string;
let loadInNode: typeof NodeRemotes.loadInNode;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'remotes-'));
  // In the built shell, the bundler creates this instance before any module runs.
  init({
    name: 'shell',
    remotes: [],
    shared: {
      react: {
        version: React.version,
        scope: 'default',
        lib: () => React,
        shareConfig: { singleton: true, requiredVersion: `^${React.version}` },
      },
    },
  });
  ({ loadInNode } = await import('./node-remotes.ts'));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

/** The essence of a remote's Node build: a container that takes React from the share scope. */
async function build(version: string, body = `return { version: '${version}', React: scope.react }`) {
  const serverEntry = join(directory, `${version}.cjs`);
  await writeFile(
    serverEntry,
    `let scope;
    exports.init = async (shared) => { scope = { react: Object.values(shared.react)[0].lib() }; };
    exports.get = async (name) => { if (name !== './pages/home') throw new Error('no ' + name); return () => { ${body} }; };`,
  );
  return { remote: 'mfe-marketing' as const, version, serverEntry };
}

describe('remotes in Node', () => {
  it('runs two versions of one side by side, with the shell’s one React', async () => {
    const [first, second] = [await build('1.0.0-aaaa'), await build('1.1.0-bbbb')];
    const load = (release: NodeRemotes.NodeRelease) =>
      loadInNode<{ version: string; React: unknown }>(release, 'pages/home');
    const modules = await Promise.all([load(first), load(second), load(first)]);
    expect(modules.map(({ version }) => version)).toEqual(['1.0.0-aaaa', '1.1.0-bbbb', '1.0.0-aaaa']);
    for (const module of modules) expect(module.React).toBe(React);
  });

  it('says which remote is unavailable, and why', async () => {
    const broken = await build('1.2.0-cccc', `throw new Error('it was built wrong')`);
    await expect(loadInNode(broken, 'pages/home')).rejects.toMatchObject({
      name: 'RemoteUnavailable',
      remote: 'mfe-marketing',
      message: expect.stringContaining('it was built wrong'),
    });
    await expect(loadInNode(await build('1.0.0-aaaa'), 'pages/nothing')).rejects.toMatchObject({
      name: 'RemoteUnavailable',
    });
    const missing = { remote: 'mfe-contact' as const, version: '1.0.0-dddd', serverEntry: join(directory, 'none.cjs') };
    await expect(loadInNode(missing, 'pages/home')).rejects.toMatchObject({ remote: 'mfe-contact' });
  });
});
