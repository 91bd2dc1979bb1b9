import type { MiddlewareHandler } from 'hono';
import { getClientAddress } from './client-address.ts';
import { type Take, takeAll } from './limiter.ts';
import { tooMany } from './limits.ts';

/** Answers 429 to a visitor who asks too often. Checks the limits one after the other, the visitor's own first. */
export function limitByAddress(own: readonly Take[], everyone?: Take): MiddlewareHandler {
  return async (context, next) => {
    const address = getClientAddress(context);
    const wait = (await takeAll(...own.map((take) => take(address)))) || ((await everyone?.('everyone')) ?? 0);
    if (wait > 0) {
      return tooMany(context, wait, { title: 'Too many requests', detail: 'Try again after the time in Retry-After.' });
    }
    await next();
  };
}
