import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

export interface MailBacklog {
  /** Messages that have not gone out yet. */
  waiting: number;
  /** How long the oldest of them has waited, in seconds. */
  oldest: number;
  /** Messages that were given up. Somebody has to look. */
  dead: number;
}

export const mailQueue = 'lead-mail';
/** Messages that were given up. */
export const deadMailQueue = 'lead-mail-dead';

/** Reads how much mail waits in the queue, and how much was given up. */
export async function readMailBacklog(db: Database): Promise<MailBacklog> {
  const { rows } = await db.execute<Record<keyof MailBacklog, number>>(sql`
    select count(*) filter (where name = ${mailQueue})::int as waiting,
      coalesce(extract(epoch from now() - min(created_on) filter (where name = ${mailQueue})), 0)::int as oldest,
      count(*) filter (where name = ${deadMailQueue})::int as dead
    from pgboss.job
    where name in (${mailQueue}, ${deadMailQueue}) and state < 'completed'
  `);
  return rows[0] ?? { waiting: 0, oldest: 0, dead: 0 };
}
