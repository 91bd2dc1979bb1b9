import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../database/database.ts';

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

interface Counting {
  /** Runs the statements of all limiters. */
  query: OpenDatabase['query'];
  getSalt: () => Promise<string>;
  /** Whether this process goes on after an answer, so that it can still count then. */
  keepsRunning: boolean;
}

/**
 * Limits in the database, so that every process counts together. Keys are stored as digests with the salt of the day. While the
 * database is away or slow, each process counts for itself.
 *
 * Nobody who is far from the limit waits for the database: up to half of it, a process lets in first and counts then.
 */
export function createLimiter({ query, getSalt, keepsRunning }: Counting, { name, points, seconds }: Limit): Take {
  if (points === 0) {
    return async () => 0;
  }
  const limit = { keyPrefix: name, points, duration: seconds };
  const limiter = new RateLimiterPostgres({
    ...limit,
    storeClient: { query },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // Whoever has used everything up costs the database nothing more.
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: new RateLimiterMemory(limit),
  });
  const known = new LRUCache<string, number>({ max: 10_000 });

  /** @returns the seconds to wait */
  async function consume(key: string): Promise<number> {
    try {
      remember(key, await limiter.consume(key));
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      remember(key, error);
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  }

  /** What is not counted yet is known here only. A key that is blocked comes back without a count. */
  function remember(key: string, { consumedPoints, msBeforeNext }: RateLimiterRes) {
    const count = Math.max(known.get(key) ?? 0, consumedPoints);
    known.set(key, count, { ttl: Math.max(1, msBeforeNext) });
  }

  return async (from) => {
    const key = createHmac('sha256', await getSalt())
      .update(from)
      .digest('base64url');
    const count = (known.get(key) ?? 0) + 1;
    known.set(key, count, { ttl: known.getRemainingTTL(key) || seconds * 1000 });
    const counted = consume(key);
    if (keepsRunning && count <= points / 2) {
      counted.catch(() => undefined);
      return 0;
    }
    return counted;
  };
}

/** The longest wait that any of them asks for. */
export async function takeAll(...takes: Promise<number>[]): Promise<number> {
  return Math.max(...(await Promise.all(takes)));
}
