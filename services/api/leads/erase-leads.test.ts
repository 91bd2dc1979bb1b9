import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@site/server/log';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { leads } from '../database/schema.ts';
import { startMailQueue } from '../mail/mail-queue.ts';
import { deadMailQueue, mailQueue } from '../mail/read-mail-backlog.ts';
import { erasePerson } from './erase-leads.ts';
import { eraseRegularly } from './erase-regularly.ts';
import { findLeads } from './find-leads.ts';

const log = createLog('api', 'silent');
const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
let database: OpenDatabase;
let queue: PgBoss;

beforeAll(async () => {
  database = await openDatabase({});
  queue = await startMailQueue(database, { log, takeOnly: true });
});
beforeEach(async () => {
  await database.db.delete(leads);
  await database.db.execute('delete from pgboss.job');
});
afterAll(async () => {
  await queue.stop({ close: false, graceful: false });
  await database.close();
  rmSync(outbox, { recursive: true });
});

it('finds and erases all that is kept of a person: held leads, jobs, what was given up, and mail', async () => {
  const [taken, held, other] = [await keep({}), await keep({ held: true }), await keep({ email: 'other@example.com' })];
  expect(await findLeads(database.db, { email: 'ADA@example.com' })).toHaveLength(2);
  expect(await findLeads(database.db, {})).toHaveLength(2);
  expect(await erasePerson(database.db, 'ADA@example.com', outbox)).toBe(2);
  expect(await left()).toEqual({ leads: [other], jobs: [other, other] });
  expect([taken, held, other].map(hasMail)).toEqual([false, false, true]);
});

it('erases by itself what is older than it may be, and keeps the rest', async () => {
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  const [old, young] = [await keep({ receivedAt: longAgo, held: true }), await keep({})];
  const end = eraseRegularly(database.db, { days: 30, outbox, log });
  await expect.poll(async () => (await left()).leads).toEqual([young]);
  await end();
  expect((await left()).jobs).toEqual([young, young]);
  expect([old, young].map(hasMail)).toEqual([false, true]);
});

async function keep(values: Partial<typeof leads.$inferInsert>): Promise<string> {
  const id = randomUUID();
  const lead = { id, formName: 'contact-us', fullName: 'Ada', email: 'ada@example.com', phone: '+1 5', ...values };
  await database.db.insert(leads).values(lead);
  const job = { data: { leadId: id, message: 'notification' } };
  await queue.insert(mailQueue, [job]);
  await queue.insert(deadMailQueue, [job]);
  writeFileSync(join(outbox, `lead-${id}-notification@example.com.eml`), 'Ada');
  return id;
}

async function left() {
  const jobs = await database.db.execute<{ id: string }>(`select data->>'leadId' as id from pgboss.job`);
  return {
    leads: (await database.db.select({ id: leads.id }).from(leads)).map(({ id }) => id),
    jobs: jobs.rows.map(({ id }) => id),
  };
}

function hasMail(id: string): boolean {
  return existsSync(join(outbox, `lead-${id}-notification@example.com.eml`));
}
