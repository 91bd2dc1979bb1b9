import type { MiddlewareHandler } from 'hono';

/** Keeps answers out of every cache, and browsers from guessing their type. */
export function keepAnswersPrivate(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
  };
}
