import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { Database, OpenDatabase } from './database.ts';
import { DiskBoundPglite } from './disk-bound-pglite.ts';

/** Opens PostgreSQL inside this process. A commit resolves only after it is in the write-ahead log. */
export async function openEmbedded(folder: string | undefined, migrationsFolder: string): Promise<OpenDatabase> {
  if (folder) {
    mkdirSync(folder, { recursive: true });
  }
  const options = { relaxedDurability: false };
  const embedded = folder ? await DiskBoundPglite.open(folder, options) : await PGlite.create(options);
  const db = drizzle(embedded);
  await migrate(db, { migrationsFolder });
  return {
    db: db as unknown as Database,
    transaction: (run) => db.transaction((tx) => run(tx as unknown as Database)),
    query: ({ text, values }) => embedded.query(text, values),
    queue: { db: fromPglite(embedded), backend: 'pglite' },
    embedded,
    close: () => embedded.close(),
  };
}
