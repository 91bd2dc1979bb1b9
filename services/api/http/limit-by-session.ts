import type { MiddlewareHandler } from 'hono';
import type { Take } from './limiter.ts';
import { tooMany } from './limits.ts';

const longestSession = 64;

/**
 * Answers 429 to a browser tab that asks too often, wherever it asks from. A tab names itself by a random `session` in the body; without
 * one, only the address counts. The limits by address come on top, because a session can be made up.
 */
export function limitBySession(take: Take): MiddlewareHandler {
  return async (context, next) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const { session } = (body ?? {}) as { session?: unknown };
    const wait = typeof session === 'string' && session ? await take(session.slice(0, longestSession)) : 0;
    if (wait > 0) {
      return tooMany(context, wait, { title: 'Too many requests', detail: 'Try again after the time in Retry-After.' });
    }
    await next();
  };
}
