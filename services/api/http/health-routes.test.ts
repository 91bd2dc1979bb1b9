import { createLog } from '@site/server/log';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIndexCache } from '../assistant/index-cache.ts';
import { createSiteIndex, type SiteIndex } from '../assistant/search/site-index.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { startMailQueue } from '../mail/mail-queue.ts';
import { createHealthRoutes } from './health-routes.ts';

const closers: (() => unknown)[] = [];
let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase({});
  const queue = await startMailQueue(database, { log: createLog('api', 'silent'), takeOnly: true });
  closers.push(database.close, () => queue.stop({ close: false, graceful: false }));
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

it('tells how old the content is that the API answers from, and has it read again although nobody asks', async () => {
  let time = 0;
  const content = { isAway: true };
  const index = createIndexCache(
    async (): Promise<SiteIndex> => {
      if (content.isAway) throw new Error('away');
      return createSiteIndex([], []);
    },
    () => undefined,
    () => time,
  );
  const health = createHealthRoutes({ db: database.db, waiting: () => ({ count: 0, oldest: 0 }), index });

  expect(await ready(health)).toMatchObject({ status: 200, content: { age: null } });
  content.isAway = false;
  await expect.poll(() => ready(health)).toMatchObject({ content: { age: 0 } });
  content.isAway = true;
  time = 90_400;
  expect(await ready(health)).toMatchObject({ status: 200, content: { age: 90 } });
  index.invalidate();
  time = 3_600_000;
  expect(await ready(health)).toMatchObject({ status: 200, content: { age: 3600 } });
  content.isAway = false;
  await expect.poll(() => ready(health)).toMatchObject({ content: { age: 0 } });
});

async function ready(health: Hono) {
  const response = await health.request('/ready');
  return { ...(await response.json()), status: response.status };
}
