import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pg-proxy';
import * as v from 'valibot';
import type { Env } from '../env.ts';
import { claimFolder, type DataFolderOwner, readOwner } from './data-folder.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

export interface CommandDatabase {
  db: Database;
  close(): Promise<void>;
}

/**
 * The API's database for a command on the same machine, whether the API runs or not: the server, the embedded database
 * through the API that holds it, or the embedded database itself.
 */
export async function openForCommand({ DATABASE_URL, DATA_DIR }: Env): Promise<CommandDatabase> {
  if (DATABASE_URL) {
    return openDatabase({ databaseUrl: DATABASE_URL });
  }
  const folder = join(DATA_DIR, 'api');
  const owner = await readOwner(folder);
  if (owner?.admin) {
    return { db: openThrough(owner.admin), close: async () => undefined };
  }
  const claim = await claimFolder(folder);
  const database = await openDatabase({ folder });
  return {
    db: database.db,
    close: async () => {
      await database.close();
      claim.release();
    },
  };
}

const answerSchema = v.object({ rows: v.array(v.any()) });

function openThrough({ url, token }: NonNullable<DataFolderOwner['admin']>): Database {
  const db = drizzle(async (sql, params, method) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ sql, params, objects: method === 'execute' }),
    });
    if (!response.ok) {
      throw new Error(`The running API refused the query: ${await response.text()}`);
    }
    return v.parse(answerSchema, await response.json());
  });
  return db as unknown as Database;
}
