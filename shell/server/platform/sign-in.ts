import { toVisitor } from '@site/server/client-address';
import { isSameSecret } from '@site/server/same-secret';
import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createClientOf } from '../client-of.ts';
import type { ShellEnv } from '../env.ts';
import { platformPath } from './frame.ts';
import { answerPage, type PlatformVariables, readForm } from './page-context.ts';
import { createSessions, type PlatformToken, sessionLength } from './sessions.ts';
import { toSignInPage } from './sign-in-page.ts';

/** How often one address may send a wrong token within a quarter of an hour. */
const tries = { points: 10, duration: 900 };
const cookieName = 'platform';

interface Options {
  tokens: readonly PlatformToken[];
  env: Pick<ShellEnv, 'SITE_ORIGIN' | 'TRUSTED_PROXIES'>;
  styles: readonly string[];
}

/** Signs people in and out. Whatever comes after it in the app has a session. */
export function signIn({ tokens, env, styles }: Options): Hono<PlatformVariables> {
  const app = new Hono<PlatformVariables>();
  const sessions = createSessions(tokens);
  const clientOf = createClientOf(env.TRUSTED_PROXIES);
  const limiter = new RateLimiterMemory(tries);
  const cookie = {
    path: platformPath,
    httpOnly: true,
    sameSite: 'Strict',
    secure: env.SITE_ORIGIN.startsWith('https:'),
  } as const;

  app.get('/sign-in', (context) => answerPage(context, styles, { title: 'Sign in', body: toSignInPage() }));

  app.post('/sign-in', async (context) => {
    const refuse = (problem: string, status: 403 | 429) =>
      answerPage(context, styles, { title: 'Sign in', body: toSignInPage(problem), status });
    const visitor = toVisitor(clientOf(context));
    const isAllowed = await limiter.consume(visitor).then(
      () => true,
      () => false,
    );
    if (!isAllowed) return refuse('There were too many tries. Wait a quarter of an hour.', 429);
    const value = sessions.signIn((await readForm(context)).token ?? '');
    if (!value) return refuse('Nobody has this token.', 403);
    await limiter.delete(visitor);
    setCookie(context, cookieName, value, { ...cookie, maxAge: sessionLength });
    return context.redirect(platformPath, 303);
  });

  app.use(async (context, next) => {
    const session = sessions.read(getCookie(context, cookieName));
    if (!session) return context.redirect(`${platformPath}/sign-in`, 303);
    context.set('session', session);
    await next();
  });

  app.post('/sign-out', async (context) => {
    const { token = '' } = await readForm(context);
    if (!isSameSecret(token, context.get('session').formToken)) return context.redirect(platformPath, 303);
    deleteCookie(context, cookieName, cookie);
    return context.redirect(`${platformPath}/sign-in`, 303);
  });
  return app;
}
