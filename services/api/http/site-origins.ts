import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { isLoopback } from './client-address.ts';
import { problem } from './problem.ts';

/** Tells browsers that the site's own pages may call the API (CORS). */
export function allowSiteOrigins(siteOrigins: readonly string[]): MiddlewareHandler {
  const answerPreflight = cors({
    origin: (origin) => (isAllowedOrigin(origin, siteOrigins) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', 'Accept'],
    maxAge: 600,
  });
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return answerPreflight(context, next);
    await next();
    const origin = context.req.header('Origin');
    // Hono's own way would make a stream of every answer.
    const { headers } = context.res;
    headers.append('Vary', 'Origin');
    headers.append('Access-Control-Expose-Headers', 'Retry-After');
    if (origin && isAllowedOrigin(origin, siteOrigins)) {
      headers.set('Access-Control-Allow-Origin', origin);
      headers.set('Access-Control-Expose-Headers', 'Retry-After');
    }
  };
}

/** Answers 403 to pages of other sites. CORS alone would process their requests and only hide the answer. */
export function refuseOtherSites(siteOrigins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin && !isAllowedOrigin(origin, siteOrigins)) {
      return problem(context, { status: 403, title: 'Forbidden', detail: 'This origin may not call the API.' });
    }
    await next();
  };
}

/** If the site is on localhost, every other local port is allowed too, because each remote has a dev server there. */
function isAllowedOrigin(origin: string, siteOrigins: readonly string[]): boolean {
  if (siteOrigins.includes(origin)) {
    return true;
  }
  const url = URL.parse(origin);
  return url !== null && isLoopback(url.hostname) && siteOrigins.some((own) => isLoopback(new URL(own).hostname));
}
