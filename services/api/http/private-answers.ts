import type { MiddlewareHandler } from 'hono';

/** Keeps answers out of every cache, and browsers from guessing their type. */
export function keepAnswersPrivate(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    // Not `context.header`, which would make a stream of the answer.
    context.res.headers.set('Cache-Control', 'no-store');
    context.res.headers.set('X-Content-Type-Options', 'nosniff');
  };
}
