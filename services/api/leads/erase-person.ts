import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { leads } from '../database/schema.ts';
import { hasEmail } from './find-leads.ts';

/**
 * Deletes the leads that were sent with an email address, held ones included, and their messages in the outbox. Waiting
 * mail jobs then send nothing, because they only name a lead.
 *
 * Does not reach exports, backups, or mail that a mail server has taken.
 *
 * @returns how many leads were deleted
 */
export async function erasePerson(db: Database, email: string, outbox: string): Promise<number> {
  const erased = await db.delete(leads).where(hasEmail(email)).returning();
  const files = existsSync(outbox) ? readdirSync(outbox) : [];
  for (const { id } of erased) {
    for (const file of files.filter((name) => name.includes(id))) {
      rmSync(join(outbox, file), { force: true });
    }
  }
  if (erased.length > 0) {
    // A deleted row's bytes stay in the file until it is vacuumed.
    await db.execute(sql`vacuum ${leads}`);
  }
  return erased.length;
}
