import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepRunning } from './keep-running.ts';

const folder = await mkdtemp(join(tmpdir(), 'keep-running-'));
afterAll(() => rm(folder, { recursive: true }));

it('starts a process that ends again, later each time, and says so', async () => {
  const said: string[] = [];
  const process = keepRunning('api', await write("console.log('api ready http://localhost:1'); process.exitCode = 3"), {
    env: {},
    firstPause: 10,
    log: (line) => said.push(line),
  });
  await process.ready;
  const restarts = () => said.filter((line) => line.includes('starting it again')).length;
  await expect.poll(restarts, { timeout: 20_000 }).toBeGreaterThan(3);
  process.stop();
  const ends = said.filter((line) => line.includes('starting it again'));
  expect(ends.slice(0, 3)).toEqual([
    'api: ended with code 3; starting it again in 0.01 s.',
    'api: ended with code 3; starting it again in 0.02 s.',
    'api: ended with code 3; starting it again in 0.04 s.',
  ]);
  expect(said).toContain('api: runs again.');
});

it('does not hide that the first start failed', async () => {
  const process = keepRunning('api', await write("console.error('The port is in use.'); process.exit(1)"), { env: {} });
  await expect(process.ready).rejects.toThrow('The port is in use.');
});

async function write(code: string): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(file, code);
  return file;
}
