import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';

/** Answers 413 to a body over 16 kB. */
export function limitBody(): MiddlewareHandler {
  return bodyLimit({
    maxSize: 16 * 1024,
    onError: (context) =>
      problem(context, { status: 413, title: 'Too large', detail: 'A request can have at most 16 kB.' }),
  });
}

/** A 429 with the seconds to wait in `Retry-After`. */
export function tooMany(context: Context, seconds: number, text: { title: string; detail: string }): Response {
  return problem(context, { status: 429, ...text, headers: { 'Retry-After': String(seconds) } });
}
