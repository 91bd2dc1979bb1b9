import { randomBytes, randomInt } from 'node:crypto';
import type { OpenDatabase } from '../database/database.ts';
import { withTimeLimit } from './time-limit.ts';

const day = 24 * 60 * 60 * 1000;
/** How long the database may take, in milliseconds. */
const timeLimit = 500;
/** How long it is left alone after it took longer or failed, in milliseconds. Nobody waits for it meanwhile. */
const restFor = 1_000;

/**
 * A secret of the day (UTC), the same for every process: digests of addresses can be compared within a day, and with nothing
 * afterward. While the database is away, each process has its own.
 *
 * @param now milliseconds since 1970
 */
export function createDailySalt(query: OpenDatabase['query'], now = Date.now): () => Promise<string> {
  const own = randomBytes(16).toString('hex');
  let known: { today: number; salt: Promise<string> } | undefined;
  return () => {
    const today = Math.floor(now() / day);
    if (known?.today !== today) {
      known = {
        today,
        salt: withTimeLimit(readSalt(query, today), timeLimit).catch(() => {
          setTimeout(() => {
            known = undefined;
          }, restFor).unref();
          return own;
        }),
      };
    }
    return known.salt;
  };
}

/** The table of limits has room for 77 random bits in two numbers. The first process of a day chooses them, and drops those before. */
async function readSalt(query: OpenDatabase['query'], today: number): Promise<string> {
  const key = `salt:${today}`;
  await query({
    text: 'insert into rate_limits (key, points, expire) values ($1, $2, $3) on conflict do nothing',
    values: [key, randomInt(2 ** 31 - 1), (today + 2) * day + randomInt(2 ** 46)],
  });
  await query({ text: `delete from rate_limits where starts_with(key, 'salt:') and key <> $1`, values: [key] });
  const { rows } = await query({ text: 'select points, expire from rate_limits where key = $1', values: [key] });
  return JSON.stringify(rows[0]);
}
