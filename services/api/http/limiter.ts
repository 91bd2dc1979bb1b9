import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../database/database.ts';
import { withTimeLimit } from './time-limit.ts';

export interface Limit {
  /** What is counted, such as `lead`. */
  name: string;
  /** How many there may be. 0 means no limit. */
  points: number;
  /** In how many seconds. */
  seconds: number;
}

/** @returns 0 if the one with this key may continue, otherwise the seconds until the next try */
export type Take = (key: string) => Promise<number>;

/** How long the database may take, in milliseconds. Then each process counts for itself. */
const timeLimit = 500;

/** Limits in the database, so that every process counts together. Keys are stored as digests with the salt of the day. */
export function createLimiter(
  query: OpenDatabase['query'],
  getSalt: () => Promise<string>,
  { name, points, seconds }: Limit,
): Take {
  if (points === 0) {
    return async () => 0;
  }
  const limit = { keyPrefix: name, points, duration: seconds };
  const limiter = new RateLimiterPostgres({
    ...limit,
    storeClient: { query: (text: { text: string; values: unknown[] }) => withTimeLimit(query(text), timeLimit) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // Whoever has used everything up costs the database nothing more.
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: new RateLimiterMemory(limit),
  });
  return async (key) => {
    try {
      await limiter.consume(
        createHmac('sha256', await getSalt())
          .update(key)
          .digest('base64url'),
      );
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
      throw error;
    }
  };
}

/** The longest wait that any of them asks for. */
export async function takeAll(...takes: Promise<number>[]): Promise<number> {
  return Math.max(...(await Promise.all(takes)));
}
