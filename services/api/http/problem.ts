import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface Problem {
  status: ContentfulStatusCode;
  title: string;
  /** What it means for the sender and what to do next. */
  detail?: string;
  /** Messages by field, for a lead that breaks the rules. */
  errors?: Record<string, string>;
  headers?: Record<string, string>;
}

/** An error as `application/problem+json` (RFC 9457). */
export function problem(context: Context, { headers, ...body }: Problem): Response {
  return context.body(JSON.stringify({ type: 'about:blank', ...body }), body.status, {
    'Content-Type': 'application/problem+json',
    ...headers,
  });
}
