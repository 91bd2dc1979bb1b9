import { dirname, join } from 'node:path';
import type { Env } from '../env.ts';
import { assertServers, isProduction } from '../production.ts';
import { claimFolder, readOwner } from './data-folder.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './open-database.ts';

/**
 * Opens the API's database for a command on the same machine, whether or not the API is running. A command connects to a
 * running API's socket just as it connects to a database server. It opens the embedded database's files only if no API has
 * them open.
 *
 * @throws an Error of one line if the API is still starting or does not answer
 */
export async function openForCommand(env: Env): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  const { DATABASE_URL, DATA_DIR } = env;
  assertServers(env, 'DATABASE_URL');
  if (DATABASE_URL) {
    return openDatabase({ databaseUrl: DATABASE_URL, isPatient: true, mayMigrate: !isProduction(env) });
  }
  const folder = join(DATA_DIR, 'api');
  const owner = await readOwner(folder);
  if (owner?.socket) {
    return openDatabase({ databaseUrl: toDatabaseUrl(owner.socket), isPatient: true }).catch((error: Error) => {
      throw new Error(
        `The running API (process ${owner.pid}) did not answer: ${error.message}. Try again in a moment.`,
      );
    });
  }
  const claim = await claimFolder(folder);
  const { db, close } = await openDatabase({ folder });
  return {
    db,
    close: async () => {
      await close();
      claim.release();
    },
  };
}

/** The connection string of a socket. It spells out everything that `pg` would otherwise take from `PG*` variables. */
function toDatabaseUrl(socket: string): string {
  return `postgres://postgres@localhost:5432/postgres?sslmode=disable&host=${encodeURIComponent(dirname(socket))}`;
}
