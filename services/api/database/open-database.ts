import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from './database.ts';
import { openServer } from './open-server.ts';

export interface DatabaseSettings {
  /** A PostgreSQL server, e.g. `postgres://user:password@host/name`. Without it, the embedded database. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; in memory without it. */
  folder?: string | undefined;
  /** Folder of the migrations; the one beside the source by default. */
  migrations?: string;
}

/** Opens the store of leads and funding and brings its tables up to date. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { databaseUrl, folder, migrations = ownMigrations() } = settings;
  if (databaseUrl) {
    return openServer(databaseUrl, migrations);
  }
  // Loaded here only: the Lambda has a server and leaves the embedded database out of its bundle.
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(folder, migrations);
}

function ownMigrations(): string {
  return join(import.meta.dirname, '../drizzle');
}

/** Whether the database answers. */
export async function isReachable(db: Database): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
