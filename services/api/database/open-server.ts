import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';
import { findSqlState } from './failure.ts';
import { HeardClient } from './heard-client.ts';
import { assertMigrated, migrateServer } from './migrate-server.ts';
import { commandLimits, jobLimits, visitorLimits } from './server-limits.ts';

interface ServerSettings {
  databaseUrl: string;
  migrationsFolder: string;
  /** Whether nobody waits for an answer, as with a command. */
  isPatient: boolean;
  /** Whether to change the database's structure if it is old. Otherwise an old one is an error. */
  mayMigrate: boolean;
  /** The most connections, without those of the mail queue. */
  connections: number;
  /** Whether prepared statements are to be avoided. */
  isProxied: boolean;
}

/** Connects to a PostgreSQL server whose database is migrated, or migrates it. */
export async function openServer(settings: ServerSettings): Promise<OpenDatabase> {
  const { databaseUrl, migrationsFolder, isPatient, mayMigrate, connections, isProxied } = settings;
  const connection = { connectionString: databaseUrl, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  await (mayMigrate ? migrateServer : assertMigrated)(databaseUrl, migrationsFolder);
  const pool = new pg.Pool({
    ...connection,
    ...(isPatient ? commandLimits : visitorLimits),
    max: connections,
    Client: HeardClient,
  });
  // The pool replaces an idle connection that breaks. Without a listener, the error would end the process.
  pool.on('error', () => undefined);
  return {
    db: drizzle(pool),
    transaction: (run) => inTransaction(pool, run),
    query: ({ name, ...statement }) => runOne(pool, isProxied || !name ? statement : { name, ...statement }),
    // pg-boss passes what it does not know to its own pool.
    queue: {
      ...connection,
      ...jobLimits,
      max: Math.ceil(connections / 3),
      Client: HeardClient,
      // A crash of the server may forget what became of the last messages. They are sent again, with the same message id.
      ...(!isProxied && { options: '-c synchronous_commit=off' }),
      ...(!mayMigrate && { migrate: false, createSchema: false, reindex: false }),
    } as OpenDatabase['queue'],
    close: () => pool.end(),
  };
}

async function runOne(pool: pg.Pool, statement: pg.QueryConfig) {
  try {
    return await pool.query(statement);
  } catch (error) {
    if (findSqlState(error) === undefined) {
      await dropIdle(pool);
    }
    throw error;
  }
}

async function inTransaction<T>(pool: pg.Pool, run: (tx: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await run(drizzle(client));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Closes the connection, and the server rolls back. A rollback would wait behind whatever the connection hangs on.
    client.release(true);
    if (findSqlState(error) === undefined) {
      await dropIdle(pool);
    }
    throw error;
  }
}

/** Where one connection went silent, the others have probably gone too. New ones may work. */
async function dropIdle(pool: pg.Pool) {
  const idle = await Promise.allSettled(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const one of idle) {
    if (one.status === 'fulfilled') {
      one.value.release(true);
    }
  }
}
