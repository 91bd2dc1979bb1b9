import { createLog } from '@site/server/log';
import { startMailQueue } from '../mail/mail-queue.ts';
import { openDatabase } from './open-database.ts';

/** Creates and changes the tables and the mail queue of a server, with a role that owns them. */
export async function migrateAll(databaseUrl: string, migrations?: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, isPatient: true, ...(migrations && { migrations }) });
  const queue = await startMailQueue(database, { log: createLog('migrate', 'warn'), takeOnly: true });
  await queue.stop({ close: true, graceful: false });
  await database.close();
}
