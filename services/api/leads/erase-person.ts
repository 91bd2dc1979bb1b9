import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { leads } from '../database/schema.ts';
import { hasEmail } from './find-leads.ts';

/**
 * Deletes everything that is kept of a person: the leads, held ones too, and the messages in the outbox. Jobs of the
 * mail queue only name leads and find nothing afterwards.
 *
 * @returns how many leads there were
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
    // Deleted rows keep their bytes in the file until they are vacuumed.
    await db.execute(sql`vacuum ${leads}`);
  }
  return erased.length;
}
