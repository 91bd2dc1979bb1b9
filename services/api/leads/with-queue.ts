import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';

/** Uses the mail queue for one command. */
export async function withQueue<T>(db: Database, use: (queue: PgBoss) => Promise<T>): Promise<T> {
  const queue = new PgBoss({ db: fromDrizzle(db, sql), migrate: false, supervise: false, schedule: false });
  queue.on('error', () => undefined);
  await queue.start();
  try {
    return await use(queue);
  } finally {
    await queue.stop({ graceful: false, close: false });
  }
}
