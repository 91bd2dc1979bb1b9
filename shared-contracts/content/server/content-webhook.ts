import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isSignedByContentful, type SignedRequest } from './contentful-signature.ts';

export type { SignedRequest };

/** Contentful sends the whole entry, which can have 2 MB, with its metadata. Anyone else may send anything. */
const largest = 3 * 1024 * 1024;

interface ContentWebhook {
  secret: string | undefined;
  invalidate: () => void;
  /** Tells other processes of it. Contentful does not wait for that. */
  passOn?: (webhook: SignedRequest) => unknown;
}

/**
 * `POST /content/invalidate`, for Contentful's webhook: calls `invalidate`, so that what was read is read again. Answers 404
 * without a secret, and 413 to a body over 3 MB.
 */
export function contentWebhook({ secret, invalidate, passOn }: ContentWebhook): Hono {
  const app = new Hono();
  const limit = bodyLimit({
    maxSize: largest,
    onError: (context) => context.json({ title: 'This request is larger than any of Contentful.' }, 413),
  });
  app.post('/content/invalidate', limit, async (context) => {
    if (!secret) return context.json({ title: 'No webhook is configured.' }, 404);
    const { pathname, search } = new URL(context.req.url);
    const { method, headers } = context.req.raw;
    const body = await context.req.text();
    const webhook = { method, path: pathname + search, headers, body };
    if (!isSignedByContentful(webhook, secret)) {
      return context.json({ title: 'This request is not signed by Contentful, or it is too old.' }, 403);
    }
    invalidate();
    passOn?.(webhook);
    return context.body(null, 204);
  });
  return app;
}
