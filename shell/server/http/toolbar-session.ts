import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ShellEnv } from '../env.ts';

const cookieName = 'toolbar';
const cookie = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

export interface ToolbarSession {
  /** `GET` of any address with `?toolbar=on`, or `?toolbar=off`, which ends the choice of versions too. */
  routes: Hono;
  /** Whether the page gets the toolbar. An address that chooses versions switches it on. */
  isOpen(context: Context): boolean;
}

/** Which browsers show the testers' toolbar, in a session cookie. Where nobody may choose versions, there is none. */
export function createToolbarSession({
  ALLOW_CHOSEN_VERSIONS,
}: Pick<ShellEnv, 'ALLOW_CHOSEN_VERSIONS'>): ToolbarSession {
  const routes = new Hono();
  if (ALLOW_CHOSEN_VERSIONS === 'false') return { routes, isOpen: () => false };

  routes.get('*', async (context, next) => {
    const asked = context.req.query('toolbar');
    if (asked !== 'on' && asked !== 'off') return next();
    context.header('Cache-Control', 'no-store');
    if (asked === 'on') setCookie(context, cookieName, 'on', cookie);
    else deleteCookie(context, cookieName, cookie);
    return context.redirect(toTarget(context.req.url, asked === 'off'));
  });

  return {
    routes,
    isOpen(context) {
      if (getCookie(context, cookieName) === 'on') return true;
      if (!context.req.queries('remote')?.some((choice) => choice.includes('@'))) return false;
      setCookie(context, cookieName, 'on', cookie);
      return true;
    },
  };
}

/** The same page, never at another host: `//` would begin one. */
function toTarget(address: string, isOff: boolean): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete('toolbar');
  if (isOff) searchParams.set('remote', 'live');
  return pathname.replace(/^\/+/, '/') + (searchParams.size > 0 ? `?${searchParams}` : '');
}
