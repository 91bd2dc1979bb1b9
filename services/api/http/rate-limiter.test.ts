import { expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

it('lets a caller continue as time passes', () => {
  let now = 0;
  const limiter = createRateLimiter(
    { perAddress: { burst: 2, perMinute: 30 }, global: { burst: 100, perMinute: 100 } },
    () => now,
  );
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 2]);
  expect(limiter.take('b')).toBe(0);
  now = 2000;
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 2]);
});

it('limits all callers together', () => {
  const limiter = createRateLimiter(
    { perAddress: { burst: 5, perMinute: 5 }, global: { burst: 2, perMinute: 60 } },
    () => 0,
  );
  expect(['a', 'b', 'c'].map(limiter.take)).toEqual([0, 0, 1]);
});

it('forgets callers instead of growing without end', () => {
  const limit = { burst: 1, perMinute: 1 };
  const limiter = createRateLimiter({ perAddress: limit, global: { burst: Infinity, perMinute: Infinity } }, () => 0);
  limiter.take('first');
  expect(limiter.take('first')).toBe(60);
  for (let index = 0; index < 10_000; index++) {
    limiter.take(String(index));
  }
  expect(limiter.take('first')).toBe(0);
});
