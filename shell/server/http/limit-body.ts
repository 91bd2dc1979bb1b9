import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const largestBody = 64 * 1024;

/** Refuses bodies that no form on this site sends. */
export function limitBody(): MiddlewareHandler {
  return bodyLimit({
    maxSize: largestBody,
    onError: (context) => context.text('This request is larger than any form on this site.', 413),
  });
}
