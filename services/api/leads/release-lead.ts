import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { leads } from '../database/schema.ts';
import { toMailJobs } from '../mail/mail-job.ts';
import { mailQueue } from '../mail/read-mail-backlog.ts';
import { withQueue } from './with-queue.ts';

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
  await withQueue(db, (queue) => queue.insert(mailQueue, toMailJobs(lead)));
  return true;
}
