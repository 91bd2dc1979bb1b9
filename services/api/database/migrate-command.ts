import { parseArgs } from 'node:util';
import { runMain } from '@site/server/run-main';
import { readEnv } from '../env.ts';
import { grantAccess } from './grant-access.ts';
import { migrateAll } from './migrate-all.ts';

const usage = `npm run migrate -w services [-- --grant-to <role>]

Creates and changes the tables and the mail queue of the server in DATABASE_URL, whose role must own them. Run it before each
deployment. --grant-to lets the role of the running API read and write them.
`;

/** The `migrate` command. The only place in production that changes the database's structure. */
await runMain(async () => {
  const { values } = parseArgs({ options: { 'grant-to': { type: 'string' }, help: { type: 'boolean' } } });
  process.stdout.write(values.help ? usage : await migrate(values['grant-to']));
});

async function migrate(role: string | undefined): Promise<string> {
  const { DATABASE_URL } = readEnv();
  if (!DATABASE_URL) {
    throw new Error('Set DATABASE_URL to the server to migrate. The embedded database migrates itself.');
  }
  await migrateAll(DATABASE_URL);
  if (role) {
    await grantAccess(DATABASE_URL, role);
  }
  return 'The database is migrated.\n';
}
