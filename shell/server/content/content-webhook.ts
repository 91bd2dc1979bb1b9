import { Hono } from 'hono';
import type { ContentServices } from './content-services.ts';
import { isSignedByContentful } from './contentful-signature.ts';

/**
 * `POST /content/invalidate`, for Contentful's webhook: makes every answer refresh on next use. Answers 404 unless
 * `CONTENTFUL_WEBHOOK_SECRET` is set.
 */
export function contentWebhook({ env, content }: Pick<ContentServices, 'env' | 'content'>): Hono {
  const app = new Hono();
  app.post('/content/invalidate', async (context) => {
    const secret = env.CONTENTFUL_WEBHOOK_SECRET;
    if (!secret) return context.json({ title: 'No webhook is configured.' }, 404);
    const { pathname, search } = new URL(context.req.url);
    const { method, headers } = context.req.raw;
    const body = await context.req.text();
    if (!isSignedByContentful({ method, path: pathname + search, headers, body }, secret)) {
      return context.json({ title: 'This request is not signed by Contentful, or it is too old.' }, 403);
    }
    content.invalidate();
    return context.body(null, 204);
  });
  return app;
}
