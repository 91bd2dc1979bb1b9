import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { leads } from '../database/schema.ts';
import { hasEmail } from './find-leads.ts';

/**
 * Deletes the leads that were sent with an email address, held ones included, with their jobs in the queue and among what was
 * given up, and their messages in the outbox.
 *
 * Does not reach exports, backups, or mail that a mail server has taken.
 *
 * @returns how many leads were deleted
 */
export async function erasePerson(db: Database, email: string, outbox: string): Promise<number> {
  return eraseLeads(db, hasEmail(email), outbox);
}

/** Deletes what is older than a number of days, in the same way. @returns how many leads were deleted */
export async function eraseOld(db: Database, days: number, outbox: string): Promise<number> {
  return eraseLeads(db, lt(leads.receivedAt, sql`now() - make_interval(days => ${days})`), outbox);
}

/** How many leads are deleted at once. */
const chunk = 500;

async function eraseLeads(db: Database, condition: SQL, outbox: string): Promise<number> {
  let count = 0;
  for (;;) {
    const some = db.select({ id: leads.id }).from(leads).where(condition).limit(chunk);
    const erased = await db.delete(leads).where(inArray(leads.id, some)).returning({ id: leads.id });
    const ids = erased.map(({ id }) => id);
    if (ids.length > 0) {
      await db.execute(sql`delete from pgboss.job where ${inArray(sql`data->>'leadId'`, ids)}`);
    }
    removeMail(outbox, ids);
    count += ids.length;
    if (ids.length < chunk) {
      break;
    }
  }
  if (count > 0) {
    // A deleted row's bytes stay in the file until it is vacuumed. A server does that by itself if it cannot be done now.
    await db.execute(sql`vacuum ${leads}`).catch(() => undefined);
  }
  return count;
}

function removeMail(outbox: string, ids: string[]) {
  const files = existsSync(outbox) ? readdirSync(outbox) : [];
  for (const file of files.filter((name) => ids.some((id) => name.includes(id)))) {
    rmSync(join(outbox, file), { force: true });
  }
}
