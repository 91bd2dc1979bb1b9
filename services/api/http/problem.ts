import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface Problem {
  status: ContentfulStatusCode;
  title: string;
  /** What it means for the sender, and what to do next. */
  detail?: string;
  /** One message for each field that is wrong. */
  errors?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Answers with an error as `application/problem+json` (RFC 9457). */
export function problem(context: Context, { headers, ...body }: Problem): Response {
  return context.body(JSON.stringify({ type: 'about:blank', ...body }), body.status, {
    'Content-Type': 'application/problem+json',
    ...headers,
  });
}
