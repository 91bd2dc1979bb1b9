import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@site/server/log';
import { openForCommand } from 'services/api/database/open-for-command.ts';
import { readEnv } from 'services/api/env.ts';
import { findLeads } from 'services/api/leads/find-leads.ts';
import { startApi } from 'services/api/start-api.ts';

/** The API, running in this process with its own data folder. */
export async function startFormsApi() {
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-'));
  const start = (port: number) =>
    startApi({ port, dataDir, siteOrigins: ['http://localhost:3000'], log: createLog('api', 'silent') });
  let api = await start(0);
  const { url } = api;
  return {
    url,
    /** The stored leads of one person. */
    async stored(email: string) {
      const { db, close } = await openForCommand(readEnv({ DATA_DIR: dataDir }));
      const leads = await findLeads(db, { email });
      await close();
      return leads;
    },
    stop: () => api.close(),
    /** On the same port, with the same data. */
    async startAgain() {
      api = await start(Number(new URL(url).port));
    },
    async close() {
      await api.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
