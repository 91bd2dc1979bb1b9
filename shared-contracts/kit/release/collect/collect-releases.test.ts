import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listen } from '@site/server/listen';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listReleases } from '../list-releases.ts';
import { undoRelease } from '../make-live.ts';
import { remote, startPublishing } from '../start-publishing.ts';
import { openStore } from '../store/open-store.ts';
import { stores } from '../store/start-store.ts';
import { removeRemote, withdrawRemote } from '../withdraw-remote.ts';
import { collectReleases } from './collect-releases.ts';

const inYears = new Date(Date.now() + 1_000 * 86_400_000);
const rule = { last: 1, days: 30, now: inYears };

/** A shell that says it serves one version. */
async function startShell(version: string | null) {
  const app = new Hono();
  app.get('/composition.json', (context) => context.json({ remotes: { [remote]: { version } } }));
  const { url, closeNow } = await listen(app, { port: 0, hostname: 'localhost', portVariable: 'PORT' });
  onTestFinished(closeNow);
  return url;
}

/** Five releases, the last three of which were undone, so that the registry names only the first two. */
async function startOld(address: string) {
  const publishing = await startPublishing(address);
  const versions: string[] = [];
  for (let build = 0; build < 5; build += 1)
    versions.push(await publishing.publish({ 'client/remoteEntry.js': `// ${build}` }));
  for (let undone = 0; undone < 3; undone += 1) await undoRelease(address, remote);
  return { ...publishing, versions };
}

const listed = async (address: string) => (await listReleases(address, remote)).map(({ version }) => version).sort();

describe.each(stores)('in a %s', (_name, start) => {
  it('deletes what nothing needs: not what the registry names, not the latest, not what a shell serves', async () => {
    const address = await start();
    const { versions } = await startOld(address);
    const [before, live, served, unneeded, latest] = versions;
    const shells = [await startShell(served ?? null)];
    const dry = await collectReleases(address, { ...rule, shells, isDry: true });
    expect(dry.map(({ version }) => version)).toEqual([unneeded]);
    expect(await listed(address)).toHaveLength(5);
    expect(await collectReleases(address, { ...rule, shells })).toEqual(dry);
    expect(await listed(address)).toEqual([live, before, served, latest].toSorted());
    const files = await (await openStore(address)).list(remote);
    expect(new Set(files.map(({ path }) => path.split('/')[1]))).toEqual(new Set([live, before, served, latest]));
  });

  it('deletes nothing that is younger than the rule says', async () => {
    const address = await start();
    const { publish } = await startPublishing(address);
    await publish();
    await removeRemote(address, remote);
    expect(await collectReleases(address, { last: 0, days: 1, shells: [] })).toEqual([]);
    expect(await collectReleases(address, { ...rule, last: 0, shells: [] })).toHaveLength(1);
  });

  it('deletes what a killed command left, but only when it is old', async () => {
    const address = await start();
    const { publish } = await startPublishing(address);
    await publish();
    await (await openStore(address)).add(`${remote}/1.0.0-killed/client/main.js`, '//');
    expect(await collectReleases(address, { last: 1, days: 30, shells: [] })).toEqual([]);
    expect(await collectReleases(address, { ...rule, shells: [] })).toMatchObject([
      { version: '1.0.0-killed', isComplete: false, files: 1, bytes: 2 },
    ]);
    expect(await listed(address)).toHaveLength(1);
  });
});

const [, startFolder] = stores[0] ?? [];

it('keeps the releases of a withdrawn remote, and lets go of those of a removed one', async () => {
  const address = (await startFolder?.()) ?? '';
  const { publish } = await startPublishing(address);
  await publish();
  await publish({ 'client/remoteEntry.js': '// second' });
  await withdrawRemote(address, remote);
  expect(await collectReleases(address, { ...rule, last: 0, shells: [] })).toEqual([]);
  await removeRemote(address, remote);
  expect(await collectReleases(address, { ...rule, last: 0, shells: [] })).toHaveLength(2);
});

it('keeps the candidate of a canary', async () => {
  const address = (await startFolder?.()) ?? '';
  const { publish } = await startPublishing(address);
  await publish();
  await publish({ 'client/remoteEntry.js': '// second' }, { canary: 5 });
  expect(await collectReleases(address, { ...rule, last: 0, shells: [] })).toEqual([]);
});

it('deletes nothing while a shell does not say what it serves', async () => {
  const address = (await startFolder?.()) ?? '';
  await startOld(address);
  const shells = ['http://localhost:9'];
  await expect(collectReleases(address, { ...rule, shells })).rejects.toThrow(
    /localhost:9\/composition\.json does not say what the shell serves .* Set SHELL_URL/,
  );
  expect(await listed(address)).toHaveLength(5);
});

it('keeps every release of a remote whose entry in the registry it cannot read', async () => {
  const address = (await startFolder?.()) ?? '';
  const { versions } = await startOld(address);
  const store = await openStore(address);
  const known = await store.readRegistry();
  const document = JSON.parse(known?.text ?? '');
  document.remotes[remote] = { version: 'latest' };
  await store.swapRegistry(JSON.stringify({ ...document, revision: document.revision + 1 }), known?.tag);
  expect(await collectReleases(address, { ...rule, shells: [] })).toEqual([]);
  expect(await listed(address)).toHaveLength(versions.length);
});

it('says what it would delete, and how many bytes', async () => {
  const address = (await startFolder?.()) ?? '';
  await startOld(address);
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'command.ts'), ...args], {
      env: { RELEASES_DIR: address, SHELL_URL: 'http://localhost:9' },
    });
  const { stdout } = await run('--dry-run', '--last', '0', '--days', '0');
  expect(stdout).toMatch(/^mfe-contact@1\.0\.0-\w+ {2}\d{4}-\d\d-\d\d {2}8 files, \d\.\d kB$/m);
  expect(stdout).toMatch(/^Would delete 3 releases, \d+\.\d kB\.$/m);
  await expect(run('--last', 'all')).rejects.toThrow('all is not a number of releases or days.');
  await expect(run('--days', '0')).rejects.toThrow('does not say what the shell serves');
});
