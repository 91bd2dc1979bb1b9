import type { PGlite } from '@electric-sql/pglite';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { ConstructorOptions as QueueConnection } from 'pg-boss';

/** Typed as node-postgres. With every driver used here, raw results have `rows` as with node-postgres. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** Runs a transaction. One that fails is rolled back, also if its connection no longer answers. */
  transaction<T>(run: (tx: Database) => Promise<T>): Promise<T>;
  /** Runs one statement as it is. Where connections are this process's own, one with a name is prepared once for each. */
  query(statement: { name?: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
  /** How pg-boss connects to the same database. */
  queue: QueueConnection;
  /** The embedded database. Only this process has it open. */
  embedded?: PGlite;
  close(): Promise<void>;
}
