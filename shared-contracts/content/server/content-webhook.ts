import { Hono } from 'hono';
import { isSignedByContentful } from './contentful-signature.ts';

/**
 * `POST /content/invalidate`, for Contentful's webhook: calls `invalidate`, so that what was read is read again. Answers 404
 * without a secret.
 */
export function contentWebhook({ secret, invalidate }: { secret: string | undefined; invalidate: () => void }): Hono {
  const app = new Hono();
  app.post('/content/invalidate', async (context) => {
    if (!secret) return context.json({ title: 'No webhook is configured.' }, 404);
    const { pathname, search } = new URL(context.req.url);
    const { method, headers } = context.req.raw;
    const body = await context.req.text();
    if (!isSignedByContentful({ method, path: pathname + search, headers, body }, secret)) {
      return context.json({ title: 'This request is not signed by Contentful, or it is too old.' }, 403);
    }
    invalidate();
    return context.body(null, 204);
  });
  return app;
}
