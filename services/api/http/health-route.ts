import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { isReachable } from '../database/open-database.ts';
import { problem } from './problem.ts';

/** `GET /health`: 200 while the database answers, otherwise 503. */
export function createHealthRoute(db: Database): Hono {
  return new Hono().get('/', async (context) =>
    (await isReachable(db))
      ? context.json({ status: 'ok' })
      : problem(context, { status: 503, title: 'Unavailable', detail: 'The database does not answer.' }),
  );
}
