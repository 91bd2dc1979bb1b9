import type { MiddlewareHandler } from 'hono';
import type { ShellEnv } from '../env.ts';

/**
 * Adds these headers to every response, unless its route sets its own. What nobody may store is for one person (a draft, an
 * answer to a form, the platform page), and so out of reach for windows of other sites. On public pages that would protect
 * nothing, and a browser paints them later, because it has to start another process when the headers have come.
 */
export function securityHeaders(env: ShellEnv): MiddlewareHandler {
  const headers = Object.entries(toSecurityHeaders(env));
  return async (context, next) => {
    await next();
    const { headers: own } = context.res;
    for (const [name, value] of headers) {
      if (!own.has(name)) own.set(name, value);
    }
    if (own.get('Cache-Control') === 'no-store') own.set('Cross-Origin-Opener-Policy', 'same-origin');
  };
}

export function toSecurityHeaders(env: ShellEnv): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(env.SITE_ORIGIN.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  };
}
