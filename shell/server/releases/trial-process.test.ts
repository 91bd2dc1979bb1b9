import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

const trialProcess = new URL('./trial-process.ts', import.meta.url).href;

it('a trial in an endless loop ends with the shell, however that ends', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'trial-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await writeFile(
    join(directory, 'loop.mjs'),
    `await import(${JSON.stringify(trialProcess)}); process.send('loops'); setTimeout(() => { for (;;); }, 500);`,
  );
  await writeFile(
    join(directory, 'shell.mjs'),
    `import { fork } from 'node:child_process';
    const trial = fork(new URL('./loop.mjs', import.meta.url));
    trial.on('message', (message) => message === 'loops' && process.send(trial.pid));`,
  );
  const shell = fork(join(directory, 'shell.mjs'));
  const [trial] = (await once(shell, 'message')) as [number];
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(isRunning(trial)).toBe(true);
  shell.kill('SIGKILL');
  await vi.waitFor(() => expect(isRunning(trial)).toBe(false), { timeout: 20_000, interval: 100 });
}, 30_000);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
