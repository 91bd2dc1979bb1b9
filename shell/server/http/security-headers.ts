import type { MiddlewareHandler } from 'hono';
import type { ShellEnv } from '../env.ts';

/** Adds these headers to every response, unless its route sets its own. */
export function securityHeaders(env: ShellEnv): MiddlewareHandler {
  const headers = Object.entries(toSecurityHeaders(env));
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}

export function toSecurityHeaders(env: ShellEnv): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(env.SITE_ORIGIN.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  };
}
