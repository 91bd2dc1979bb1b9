import type { MiddlewareHandler } from 'hono';
import { getClientAddress } from './client-address.ts';
import type { Take } from './limiter.ts';
import { tooMany } from './limits.ts';

/**
 * Answers 429 to a visitor who asks too often. Checks the limits one after the other, the visitor's own first, so that a try
 * that one of them refuses counts in none after it: whoever is too fast for the minute loses nothing of the day.
 */
export function limitByAddress(own: readonly Take[], everyone?: Take): MiddlewareHandler {
  return async (context, next) => {
    const address = getClientAddress(context);
    const takes = [...own.map((take) => () => take(address)), () => everyone?.('everyone')];
    for (const take of takes) {
      const wait = (await take()) ?? 0;
      if (wait > 0) {
        return tooMany(context, wait, {
          title: 'Too many requests',
          detail: 'Try again after the time in Retry-After.',
        });
      }
    }
    await next();
  };
}
