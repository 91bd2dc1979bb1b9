import { createHmac } from 'node:crypto';
import { toVisitor } from '@site/server/client-address';
import { isSameSecret } from '@site/server/same-secret';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import { createClientOf } from '../client-of.ts';
import type { ShellEnv } from '../env.ts';

const cookieName = 'preview';
/** How long an editor sees drafts, in seconds: a working day. */
const lasts = 12 * 60 * 60;
/** How many wrong secrets an address may try, and for how long it then waits, in milliseconds. */
const mostWrong = 10;
const forgottenAfter = 600_000;
const mostAddresses = 10_000;

export interface PreviewSession {
  /** `GET` of any address with `?preview=<secret>`, which begins a session, or `?preview=exit`, which ends it. */
  routes: Hono;
  /** Whether an editor asks, who sees drafts. */
  isOpen(context: Context): boolean;
}

/**
 * Sessions of editors, in a cookie that only the secret can sign, so that every shell knows them. Without a secret there are
 * none, and the parameter means nothing.
 */
export function createPreviewSession({
  CONTENTFUL_PREVIEW_SECRET: secret,
  SITE_ORIGIN,
  TRUSTED_PROXIES,
}: Pick<ShellEnv, 'CONTENTFUL_PREVIEW_SECRET' | 'SITE_ORIGIN' | 'TRUSTED_PROXIES'>): PreviewSession {
  const routes = new Hono();
  if (!secret) return { routes, isOpen: () => false };
  const clientOf = createClientOf(TRUSTED_PROXIES);
  const wrong = new LRUCache<string, number>({ max: mostAddresses, ttl: forgottenAfter });
  const cookie = toCookieOptions(new URL(SITE_ORIGIN));

  routes.get('*', async (context, next) => {
    const asked = context.req.query('preview');
    if (asked === undefined) return next();
    context.header('Cache-Control', 'no-store');
    if (asked === 'exit') {
      deleteCookie(context, cookieName, cookie);
      return context.redirect(withoutParameter(context.req.url));
    }
    const visitor = toVisitor(clientOf(context));
    const tries = wrong.get(visitor) ?? 0;
    if (tries >= mostWrong) return context.text('Too many wrong preview addresses. Try again in ten minutes.', 429);
    if (!isSameSecret(asked, secret)) {
      wrong.set(visitor, tries + 1, { noUpdateTTL: true });
      return context.text('This preview address is not valid. Open the preview from Contentful again.', 403);
    }
    const ends = String(Math.floor(Date.now() / 1000) + lasts);
    setCookie(context, cookieName, `${ends}.${sign(ends, secret)}`, { ...cookie, maxAge: lasts });
    return context.redirect(withoutParameter(context.req.url));
  });

  return {
    routes,
    isOpen(context) {
      const [ends = '', signature = ''] = (getCookie(context, cookieName) ?? '').split('.');
      return Number(ends) > Date.now() / 1000 && isSameSecret(signature, sign(ends, secret));
    },
  };
}

/** Contentful's app shows the site in a frame, which gets no cookie but one for that place; and only over https, or on this machine. */
function toCookieOptions({ protocol, hostname }: URL): CookieOptions {
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return {
    httpOnly: true,
    path: '/',
    ...(isSafe ? { secure: true, sameSite: 'None', partitioned: true } : { sameSite: 'Lax' }),
  };
}

/** The same page, never at another host: `//` would begin one. */
function withoutParameter(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('preview');
  return url.pathname.replace(/^\/+/, '/') + url.search;
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
