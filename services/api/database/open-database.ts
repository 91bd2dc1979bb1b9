import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { ConstructorOptions as QueueConnection } from 'pg-boss';
import { openServer } from './open-server.ts';

/** Raw results of every driver that is used here have `rows`, as those of node-postgres. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** How pg-boss reaches the same database. */
  queue: QueueConnection;
  /** The embedded database, which only this process can read. */
  embedded?: PGlite;
  close(): Promise<void>;
}

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
