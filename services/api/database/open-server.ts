import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';

/** Connects to a PostgreSQL server and migrates its database. */
export async function openServer(databaseUrl: string, migrationsFolder: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 5000 });
  // The pool replaces an idle connection that breaks. Without a listener, the error would end the process.
  pool.on('error', () => undefined);
  const db = drizzle(pool);
  await migrateOnce(pool, migrationsFolder).catch(async (error: Error) => {
    await pool.end();
    throw error;
  });
  return {
    db,
    queue: { connectionString: databaseUrl, max: 4 },
    close: () => pool.end(),
  };
}

/** Lets one of several starting processes migrate. The others wait and then find nothing to do. */
async function migrateOnce(pool: pg.Pool, migrationsFolder: string) {
  const client = await pool.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrate(db, { migrationsFolder });
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } finally {
    client.release();
  }
}

/** Any number that nothing else locks in this database. */
const migrationLock = 72_406_111;
