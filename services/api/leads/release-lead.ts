import { and, eq, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { leads } from '../database/schema.ts';
import { toMailJobs } from '../mail/mail-job.ts';
import { mailQueue } from '../mail/read-mail-backlog.ts';

/**
 * Releases a lead that was held as probable spam, so that its messages go out.
 *
 * @returns whether there was such a lead
 */
export async function releaseLead(db: Database, id: string): Promise<boolean> {
  const [lead] = await db
    .update(leads)
    .set({ held: false })
    .where(and(eq(sql`${leads.id}::text`, id), eq(leads.held, true)))
    .returning();
  if (!lead) {
    return false;
  }
  const queue = new PgBoss({ db: fromDrizzle(db, sql), migrate: false, supervise: false, schedule: false });
  queue.on('error', () => undefined);
  await queue.start();
  await queue.insert(mailQueue, toMailJobs(lead));
  await queue.stop({ graceful: false, close: false });
  return true;
}
