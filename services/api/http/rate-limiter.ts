export interface RateLimit {
  /** How many in a burst. */
  burst: number;
  /** How many a minute in the long run. */
  perMinute: number;
}

export interface RateLimiter {
  /** @returns 0 where the caller may go on, otherwise the seconds until he may try again */
  take(caller: string): number;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Callers remembered at most; past it, those that have not been seen for longest are forgotten. */
const memory = 10_000;

/**
 * A token bucket for each caller and one for all together, kept in this process.
 *
 * @param now milliseconds that only go forward
 */
export function createRateLimiter(
  limits: { perAddress: RateLimit; global: RateLimit },
  now = () => performance.now(),
): RateLimiter {
  const callers = new Map<string, Bucket>();
  const everyone: Bucket = { tokens: limits.global.burst, filledAt: now() };

  function take(caller: string) {
    const bucket = callers.get(caller) ?? { tokens: limits.perAddress.burst, filledAt: now() };
    callers.delete(caller);
    callers.set(caller, bucket);
    if (callers.size > memory) {
      callers.delete(callers.keys().next().value as string);
    }
    const wait = Math.max(missing(bucket, limits.perAddress, now()), missing(everyone, limits.global, now()));
    if (wait === 0) {
      bucket.tokens--;
      everyone.tokens--;
    }
    return wait;
  }

  return { take };
}

/** Fills a bucket up to now and says how many whole seconds it lacks for one more. */
function missing(bucket: Bucket, { burst, perMinute }: RateLimit, now: number): number {
  if (perMinute === Infinity) {
    return 0;
  }
  const perSecond = perMinute / 60;
  bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond);
  bucket.filledAt = now;
  return bucket.tokens >= 1 ? 0 : Math.ceil((1 - bucket.tokens) / perSecond);
}
