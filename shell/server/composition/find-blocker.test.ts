import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { findBlocker } from './find-blocker.ts';

/** Starts a thread that runs a server file of a release. */
async function startThread(folder: string, release: string, code: string): Promise<Worker> {
  const file = join(folder, release, 'server/remoteEntry.cjs');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `require('node:worker_threads').parentPort.postMessage('started'); ${code}`);
  const worker = new Worker(file);
  onTestFinished(async () => void (await worker.terminate()));
  await new Promise((resolve) => worker.once('message', resolve));
  return worker;
}

it('names the release whose code keeps a thread busy, among several threads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mirror-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const ended = await startThread(folder, 'mfe-marketing/1.0.0-aaaa', '');
  await ended.terminate();
  await startThread(folder, 'mfe-case-studies/1.0.0-bbbb', 'setInterval(() => {}, 1000);');
  const busy = await startThread(folder, 'mfe-contact/1.2.0-cccc', 'function wait() { for (;;); } wait();');
  await startThread(folder, 'mfe-accelerators/1.0.0-dddd', 'setInterval(() => {}, 1000);');
  expect(await findBlocker(busy.threadId)).toEqual({ remote: 'mfe-contact', version: '1.2.0-cccc' });
});
