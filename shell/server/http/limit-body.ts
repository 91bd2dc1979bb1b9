import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const largestForm = 64 * 1024;
/** Contentful sends the whole entry, which can have 2 MB, with its metadata. */
const largestWebhook = 3 * 1024 * 1024;

/** Refuses bodies that neither a form on this site nor Contentful's webhook sends. */
export function limitBody(): MiddlewareHandler {
  const limitTo = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (context) => context.text('This request is larger than any form on this site.', 413),
    });
  const limitForm = limitTo(largestForm);
  const limitWebhook = limitTo(largestWebhook);
  return (context, next) => {
    if (context.req.method === 'GET') return next();
    return (context.req.path === '/content/invalidate' ? limitWebhook : limitForm)(context, next);
  };
}
