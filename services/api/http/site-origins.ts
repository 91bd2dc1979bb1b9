import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { isLoopback } from './client-address.ts';
import { problem } from './problem.ts';

/** Answers browsers that ask whether a page may call the API (CORS). Only the site's own pages may. */
export function answerPreflights(siteOrigins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: (origin) => (isAllowedOrigin(origin, siteOrigins) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', 'Accept'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
}

/** Answers 403 to a page of another site. CORS alone would let its request through and only hide the answer. */
export function refuseOtherSites(siteOrigins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin && !isAllowedOrigin(origin, siteOrigins)) {
      return problem(context, { status: 403, title: 'Forbidden', detail: 'This origin may not call the API.' });
    }
    await next();
  };
}

/** Allows the site's own origins, and on a developer's machine any local port, because each remote has a dev server there. */
function isAllowedOrigin(origin: string, siteOrigins: readonly string[]): boolean {
  if (siteOrigins.includes(origin)) {
    return true;
  }
  const url = URL.parse(origin);
  return url !== null && isLoopback(url.hostname) && siteOrigins.some((own) => isLoopback(new URL(own).hostname));
}
