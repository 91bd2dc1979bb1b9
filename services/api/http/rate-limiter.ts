import { LRUCache } from 'lru-cache';

export interface RateLimit {
  /** How many requests may come in a burst. */
  burst: number;
  /** How many requests per minute may come in the long run. */
  perMinute: number;
}

export interface RateLimiter {
  /** @returns 0 if the caller may continue, otherwise the seconds until the next try */
  take(caller: string): number;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** The most callers to remember. Beyond that, the least recently seen are forgotten. */
const memory = 10_000;

/**
 * Limits requests with a token bucket for each caller and one for all callers together, in this process's memory.
 *
 * @param now a clock in milliseconds that never goes back
 */
export function createRateLimiter(
  limits: { perAddress: RateLimit; global: RateLimit },
  now = () => performance.now(),
): RateLimiter {
  const callers = new LRUCache<string, Bucket>({ max: memory });
  const everyone: Bucket = { tokens: limits.global.burst, filledAt: now() };

  function take(caller: string) {
    const bucket = callers.get(caller) ?? { tokens: limits.perAddress.burst, filledAt: now() };
    callers.set(caller, bucket);
    const wait = Math.max(missing(bucket, limits.perAddress, now()), missing(everyone, limits.global, now()));
    if (wait === 0) {
      bucket.tokens--;
      everyone.tokens--;
    }
    return wait;
  }

  return { take };
}

/** Fills a bucket up to now. @returns the whole seconds until it holds a token, 0 if it already does */
function missing(bucket: Bucket, { burst, perMinute }: RateLimit, now: number): number {
  if (perMinute === Infinity) {
    return 0;
  }
  const perSecond = perMinute / 60;
  bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond);
  bucket.filledAt = now;
  return bucket.tokens >= 1 ? 0 : Math.ceil((1 - bucket.tokens) / perSecond);
}
