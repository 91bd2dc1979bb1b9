import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { type ApiProcess, sendLead, spawnApi } from '../testing/api-process.ts';
import { mountSmallDisk } from '../testing/small-disk.ts';
import { openForCommand } from './open-for-command.ts';

const disk = mountSmallDisk(128);

describe.skipIf(!disk)('the embedded database on a full disk', { timeout: 120_000 }, () => {
  let api: ApiProcess;

  beforeAll(async () => {
    api = await spawnApi({ DATA_DIR: disk?.folder ?? '' });
  }, 60_000);
  afterAll(async () => {
    await api.crash();
    disk?.remove();
  });

  it('refuses leads in time, says why, and takes them as soon as there is room', async () => {
    expect(await sendLead(api.url, 'before')).toBe(200);
    await useUpLogSegment();
    disk?.fill();
    for (const key of ['full-1', 'full-2', 'full-3']) {
      const startedAt = performance.now();
      expect(await answerWithin(5_000, sendLead(api.url, key))).toBe(503);
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    }
    expect(await answerWithin(5_000, health())).toBe(503);
    expect(api.lines.join('\n')).toMatch(/"code":"53100","reason":"The disk of .* is full: 1 MB are left/);
    expect(api.lines.join('\n')).not.toContain('"code":"object"');
    disk?.free();
    expect(await answerWithin(5_000, sendLead(api.url, 'after'))).toBe(200);
    await expect.poll(health).toBe(200);
  });

  it('does not start, and says why in one line', async () => {
    await api.stop();
    disk?.fill();
    await expect(spawnApi({ DATA_DIR: disk?.folder ?? '' })).rejects.toThrow(/disk of .* is full/);
    disk?.free();
    api = await spawnApi({ DATA_DIR: disk?.folder ?? '' });
    expect(await sendLead(api.url, 'again')).toBe(200);
  });

  const health = async () => (await fetch(`${api.url}/health/ready`)).status;

  /** What is stored next needs another segment of the log. */
  async function useUpLogSegment() {
    const { db, close } = await openForCommand(readEnv({ DATA_DIR: disk?.folder ?? '' }));
    await db.execute('select pg_switch_wal()');
    await close();
  }
});

function answerWithin<T>(limit: number, answer: Promise<T>): Promise<T | 'no answer'> {
  return Promise.race([answer, new Promise<'no answer'>((resolve) => setTimeout(resolve, limit, 'no answer'))]);
}
