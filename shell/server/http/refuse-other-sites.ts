import type { MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';

/** Refuses forms that a page of another site sends: `Origin` or `Sec-Fetch-Site` has to say that it was one of ours. */
export function refuseOtherSites(siteOrigin: string): MiddlewareHandler {
  const check = csrf({ origin: (origin, context) => [siteOrigin, new URL(context.req.url).origin].includes(origin) });
  return async (context, next) => {
    // Without a type there is no form.
    if (!context.req.header('Content-Type')) return next();
    try {
      await check(context, async () => undefined);
    } catch (error) {
      if (!(error instanceof HTTPException)) throw error;
      return context.text(
        'This form was not sent from a page of this site. Open the page here, and send it again.',
        403,
      );
    }
    await next();
  };
}
