import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { commands } from './commands.ts';
import { remote, startPublishing } from './start-publishing.ts';
import { startBucket } from './store/start-store.ts';

/** Runs a command that only reads. @returns what it prints */
async function run(name: 'status' | 'history' | 'list', directory: string, of = remote): Promise<string> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const asked = { directory, shells: [], remote: of, packageVersion: '1.0.0', author: {} };
  await commands[name]?.({ ...asked, built: { by: 'ana@example.com' } });
  return print.mock.calls.flat().join('\n');
}

it.each(['status', 'history', 'list'] as const)(
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
