import { parseArgs } from 'node:util';
import { createLog } from '@site/server/log';
import { readEnv } from '../env.ts';
import { startMailQueue } from '../mail/mail-queue.ts';
import { grantAccess } from './migrate-server.ts';
import { openDatabase } from './open-database.ts';

const usage = `npm run migrate -w services [-- --grant-to <role>]

Creates and changes the tables and the mail queue of the server in DATABASE_URL, whose role must own them. Run it before each
deployment. --grant-to lets the role of the running API read and write them.
`;

/** The `migrate` command. The only place in production that changes the database's structure. */
try {
  const { values } = parseArgs({ options: { 'grant-to': { type: 'string' }, help: { type: 'boolean' } } });
  process.stdout.write(values.help ? usage : await migrateAll(values['grant-to']));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function migrateAll(role: string | undefined): Promise<string> {
  const { DATABASE_URL } = readEnv();
  if (!DATABASE_URL) {
    throw new Error('Set DATABASE_URL to the server to migrate. The embedded database migrates itself.');
  }
  const database = await openDatabase({ databaseUrl: DATABASE_URL, isPatient: true });
  const queue = await startMailQueue(database, { log: createLog('migrate', 'warn'), takeOnly: true });
  await queue.stop({ close: true, graceful: false });
  await database.close();
  if (role) {
    await grantAccess(DATABASE_URL, role);
  }
  return 'The database is migrated.\n';
}
