import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForCommand } from 'services/api/database/open-for-command.ts';
import { readEnv } from 'services/api/env.ts';
import { findLeads } from 'services/api/leads/find-leads.ts';
import { spawnApi, submitLead } from 'services/api/testing/api-process.ts';
import { hasPostgres, startPostgres } from 'services/api/testing/postgres-server.ts';
import { describe, expect, it, onTestFinished } from 'vitest';

const submissions = 2000;
const atATime = 50;

// They take half a minute on two cores.
describe(`${submissions} submissions, ${atATime} at a time`, { timeout: 180_000 }, () => {
  it('are all stored in the embedded database', async () => {
    await submitMany({ DATA_DIR: makeFolder() });
  });

  it.skipIf(!hasPostgres)('are all stored on a PostgreSQL server', async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.stop);
    await submitMany({ DATA_DIR: makeFolder(), DATABASE_URL: postgres.url });
  });
});

async function submitMany(environment: Record<string, string>) {
  const api = await spawnApi(environment);
  onTestFinished(async () => void (await api.stop()));
  const run = `${Date.now()}`;
  const keys = Array.from({ length: submissions }, (_, index) => `${run}-${index}`);
  const queue = keys.values();
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const key of queue) {
        // A visitor who is asked to try again does.
        while (!(await submitLead(api.url, key))) {
          expect(api.isRunning()).toBe(true);
        }
      }
    }),
  );
  const { db, close } = await openForCommand(readEnv(environment));
  const stored = await findLeads(db, { text: run });
  expect(new Set(stored.map(({ message }) => message))).toEqual(new Set(keys.map((key) => `Message of ${key}`)));
  expect(stored).toHaveLength(submissions);
  await close();
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'leads-load-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
