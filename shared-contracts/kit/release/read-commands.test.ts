import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { commands } from './commands.ts';
import { remote, startPublishing } from './start-publishing.ts';
import { startBucket } from './store/start-store.ts';
import { withdrawRemote } from './withdraw-remote.ts';

/** @returns what a command prints */
async function run(name: string, directory: string, of = remote): Promise<string> {
  const lines: unknown[] = [];
  const print = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  onTestFinished(() => print.mockRestore());
  const asked = { directory, shells: [], remote: of, packageVersion: '1.0.0', author: {} };
  await commands[name]?.({ ...asked, built: { by: 'ana@example.com' } });
  return lines.join('\n');
}

it.each(Object.keys(commands).filter((name) => name !== 'release'))(
  '%s fails where no registry is, and says where it looked',
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'empty-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { address } = await startBucket();
    for (const place of [folder, join(folder, 'missing'), address])
      await expect(run(name, place)).rejects.toThrow(
        `There is no registry in ${place}. Set RELEASES_DIR or RELEASES_URL`,
      );
  },
);

it.each(['status', 'history', 'list'] as const)('%s names a file that is no folder', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'releases');
  await writeFile(file, '');
  await expect(run(name, file)).rejects.toThrow(`${file}: ENOTDIR`);
});

it('says that a remote is not on the site that the registry does not name', async () => {
  const { releases, publish } = await startPublishing();
  await publish();
  expect(await run('status', releases, 'mfe-other')).toBe('mfe-other is not on the site.');
});

it('marks in the list which releases visitors get, and for how many of them', async () => {
  const { releases, publish } = await startPublishing();
  const old = await publish();
  const stable = await publish({ 'client/remoteEntry.js': '// stable' });
  const linesOf = async () =>
    new Map((await run('list', releases)).split('\n').map((line) => [line.split(' ')[0], line]));
  expect((await linesOf()).get(stable)).toMatch(/Z {2}live$/);
  const candidate = await publish({ 'client/remoteEntry.js': '// candidate' }, { canary: 5 });
  const lines = await linesOf();
  expect(lines.get(candidate)).toMatch(/Z {2}canary for 5 %$/);
  expect(lines.get(stable)).toMatch(/Z {2}live for 95 %$/);
  expect(lines.get(old)).toMatch(/Z$/);
  await withdrawRemote(releases, remote);
  expect(await run('list', releases)).not.toMatch(/live|canary/);
});
