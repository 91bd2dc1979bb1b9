import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';
import { openServer } from './open-server.ts';
import { traceDatabase } from './trace-database.ts';

export interface DatabaseSettings {
  /** A PostgreSQL server, such as `postgres://user:password@host/name`. The default is the embedded database. */
  databaseUrl?: string | undefined;
  /** The embedded database's folder. Without it, the database is in memory. */
  folder?: string | undefined;
  /** The folder of the migrations, by default the one in the source tree. */
  migrations?: string;
  /** Whether statements may take long, because no visitor waits for them. */
  isPatient?: boolean;
  /** Whether to change a server's database if it is old; the default is yes. The embedded one always migrates. */
  mayMigrate?: boolean;
  /** The most connections to a server, without those of the mail queue. */
  connections?: number;
  /** Whether a database proxy stands before the server, whose connections must not be bound by prepared statements. */
  isProxied?: boolean;
}

/** Opens the database of leads and funding, and migrates it. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const {
    databaseUrl,
    folder,
    migrations = ownMigrations(),
    isPatient = false,
    mayMigrate = true,
    connections = 10,
    isProxied = false,
  } = settings;
  if (databaseUrl) {
    return traceDatabase(
      await openServer({ databaseUrl, migrationsFolder: migrations, isPatient, mayMigrate, connections, isProxied }),
    );
  }
  // Loaded only when needed: the Lambda's bundle does not contain the embedded database.
  const { openEmbedded } = await import('./open-embedded.ts');
  return traceDatabase(await openEmbedded(folder, migrations));
}

function ownMigrations(): string {
  return join(import.meta.dirname, '../drizzle');
}
