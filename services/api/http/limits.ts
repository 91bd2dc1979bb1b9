import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';

const largest = 16 * 1024;

/** Answers 413 to a body over 16 kB. */
export function limitBody(): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: largest,
    onError: (context) =>
      problem(context, { status: 413, title: 'Too large', detail: 'A request can have at most 16 kB.' }),
  });
  return (context, next) => (isShort(context) ? next() : limit(context, next));
}

/** Whether its length is known and small. Hono's check looks at the body itself, which makes a stream of it. */
function isShort({ req }: Context): boolean {
  return !req.header('Transfer-Encoding') && Number(req.header('Content-Length')) <= largest;
}

/** A 429 with the seconds to wait in `Retry-After`. */
export function tooMany(context: Context, seconds: number, text: { title: string; detail: string }): Response {
  return problem(context, { status: 429, ...text, headers: { 'Retry-After': String(seconds) } });
}
