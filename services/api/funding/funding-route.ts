import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { formatDollars, getSpentCents } from './funding.ts';

/** `GET /smb/spentAmount`: how much of the SMB program's funding pool is spent (spec section 7). */
export function createFundingRoute(db: Database): Hono {
  return new Hono().get('/', async (context) => {
    const amountSpend = formatDollars(await getSpentCents(db));
    return context.json({ statusCode: 200, body: { amountSpend } });
  });
}
