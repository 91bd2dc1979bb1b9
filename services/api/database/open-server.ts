import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';
import { findSqlState } from './failure.ts';
import { HeardClient } from './heard-client.ts';
import { commandLimits, jobLimits, visitorLimits } from './server-limits.ts';

interface ServerSettings {
  databaseUrl: string;
  migrationsFolder: string;
  /** Whether nobody waits for an answer, as with a command. */
  isPatient: boolean;
}

/** Connects to a PostgreSQL server and migrates its database. */
export async function openServer({ databaseUrl, migrationsFolder, isPatient }: ServerSettings): Promise<OpenDatabase> {
  const connection = { connectionString: databaseUrl, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  await migrateOnce(databaseUrl, migrationsFolder);
  const pool = new pg.Pool({
    ...connection,
    ...(isPatient ? commandLimits : visitorLimits),
    max: 10,
    Client: HeardClient,
  });
  // The pool replaces an idle connection that breaks. Without a listener, the error would end the process.
  pool.on('error', () => undefined);
  return {
    db: drizzle(pool),
    transaction: (run) => inTransaction(pool, run),
    // Without the statement's name: prepared statements bind a connection of a database proxy.
    query: ({ text, values }) => pool.query({ text, values }),
    // pg-boss passes what it does not know to its own pool.
    queue: { ...connection, ...jobLimits, max: 4, Client: HeardClient } as OpenDatabase['queue'],
    close: () => pool.end(),
  };
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

/** Lets one of several starting processes migrate. The others wait and then find nothing to do. */
async function migrateOnce(connectionString: string, migrationsFolder: string) {
  const client = new HeardClient({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrate(db, { migrationsFolder });
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } finally {
    await client.end();
  }
}

/** Any number that nothing else locks in this database. */
const migrationLock = 72_406_111;
