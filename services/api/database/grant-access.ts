import pg from 'pg';
import { withClient } from './with-client.ts';

/** Lets a role that owns nothing read and write everything. */
export async function grantAccess(connectionString: string, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await withClient(connectionString, async (client) => {
    for (const schema of ['public', 'pgboss', 'drizzle']) {
      await client.query(`
        grant usage on schema ${schema} to ${name};
        grant select, insert, update, delete on all tables in schema ${schema} to ${name};
        grant usage on all sequences in schema ${schema} to ${name};
        grant execute on all functions in schema ${schema} to ${name};
      `);
    }
  });
}

/** Creates a role that may sign in, or gives it another password. */
export async function putRole(connectionString: string, role: string, password: string): Promise<void> {
  await withClient(connectionString, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
    const verb = rowCount ? 'alter' : 'create';
    await client.query(`${verb} role ${pg.escapeIdentifier(role)} login password ${pg.escapeLiteral(password)}`);
  });
}
