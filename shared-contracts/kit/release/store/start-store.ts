import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Disturb } from '../../testing/s3/conditional-writes.ts';
import { startS3Server } from '../../testing/s3/start-s3-server.ts';

/** Starts an S3 server for one test, and points the SDK at it. */
export async function startBucket(disturb?: Disturb) {
  const server = await startS3Server(disturb);
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
  onTestFinished(async () => {
    await server.stop();
    vi.unstubAllEnvs();
  });
  return server;
}

/** Both kinds of stores, each empty, by name: functions that return the address of one. */
export const stores: [name: string, start: () => Promise<string>][] = [
  [
    'folder',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'store-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      return folder;
    },
  ],
  ['bucket', async () => (await startBucket()).address],
];
