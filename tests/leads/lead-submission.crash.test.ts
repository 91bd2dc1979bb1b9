import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForCommand } from 'services/api/database/open-for-command.ts';
import { readEnv } from 'services/api/env.ts';
import { findLeads } from 'services/api/leads/find-leads.ts';
import { type ApiProcess, spawnApi, submitLead } from 'services/api/testing/api-process.ts';
import { afterAll, expect, it } from 'vitest';

const crashes = 20;
const senders = 8;

const dataDir = mkdtempSync(join(tmpdir(), 'leads-crash-'));
let api: ApiProcess | undefined;
afterAll(async () => {
  await api?.crash();
  rmSync(dataDir, { recursive: true, force: true });
});

it(`keeps every acknowledged lead exactly once through ${crashes} crashes under load, and sends its mail`, async () => {
  const acknowledged = new Set<string>();
  let next = 0;

  for (let round = 0; round < crashes; round++) {
    const { url, crash } = await spawnApi({ DATA_DIR: dataDir });
    const before = acknowledged.size;
    let stopped = false;
    const load = Array.from({ length: senders }, async () => {
      while (!stopped) {
        const key = String(next++);
        // A visitor without an answer tries again: here, with the submission that the last crash cut off.
        if ((await submitLead(url, key)) || (await submitLead(url, key))) {
          acknowledged.add(key);
        }
      }
    });
    await expect
      .poll(() => acknowledged.size - before, { timeout: 20_000, interval: 5 })
      .toBeGreaterThan(20 + round * 3);
    await crash();
    stopped = true;
    await Promise.all(load);
  }

  api = await spawnApi({ DATA_DIR: dataDir });
  // The API still recognizes retries of old submissions.
  for (const key of [...acknowledged].slice(-10)) {
    expect(await submitLead(api.url, key)).toBe(true);
  }
  const { db, close } = await openForCommand(readEnv({ DATA_DIR: dataDir }));
  const stored = await findLeads(db, {});
  const ids = new Map(stored.map((lead) => [lead.message?.replace('Message of ', ''), lead.id]));
  expect(new Set(stored.map((lead) => lead.message)).size, 'stored twice').toBe(stored.length);
  expect(
    [...acknowledged].filter((key) => !ids.has(key)),
    'lost',
  ).toEqual([]);

  const unsent = () => {
    const sent = new Set(readdirSync(join(dataDir, 'outbox')));
    return [...acknowledged].filter((key) => !sent.has(`lead-${ids.get(key)}-notification@example.com.eml`));
  };
  await expect.poll(unsent, { timeout: 60_000, interval: 250 }).toEqual([]);
  await close();
  expect(await api.stop()).toBe(0);
}, 300_000);
