import type pg from 'pg';
import { HeardClient } from './heard-client.ts';

/** Runs something on a connection of its own. */
export async function withClient<T>(connectionString: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new HeardClient({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
