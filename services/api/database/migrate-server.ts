import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { withClient } from './with-client.ts';

/** Creates and changes the tables of leads, funding and limits. */
export async function migrateServer(connectionString: string, migrationsFolder: string): Promise<void> {
  await withClient(connectionString, async (client) => {
    // Lets one of several starting processes migrate. The others wait and then find nothing to do.
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrate(db, { migrationsFolder });
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  });
}

/** @throws an Error of one line if the newest migration has not run */
export async function assertMigrated(connectionString: string, migrationsFolder: string): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis;
  await withClient(connectionString, async (client) => {
    const found = await client
      .query('select max(created_at) as newest from drizzle.__drizzle_migrations')
      .catch(() => ({ rows: [] }));
    if (Number(found.rows[0]?.newest ?? 0) < (newest ?? 0)) {
      throw new Error('The database is not migrated. Run: npm run migrate -w services');
    }
  });
}

/** Any number that nothing else locks in this database. */
const migrationLock = 72_406_111;
