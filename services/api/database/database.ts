import type { PGlite } from '@electric-sql/pglite';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { ConstructorOptions as QueueConnection } from 'pg-boss';

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
