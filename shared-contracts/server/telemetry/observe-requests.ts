import { SpanKind } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { count, record } from './measure.ts';
import { annotate, continueTrace, traced } from './trace.ts';

/** Refused for what it is, or for how often it comes. */
const refusals = [400, 403, 413, 415, 422, 429];

/**
 * Traces and measures requests, as a part of the caller's trace if it has one, and tells people by `Server-Timing` how long an
 * answer took.
 */
export function observeRequests(): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    const startedAt = performance.now();
    await continueTrace(context.req.header('traceparent'), () =>
      traced(method, { 'http.request.method': method, 'url.path': path }, answer, SpanKind.SERVER),
    );

    async function answer() {
      await next();
      const { status } = context.res;
      const seconds = (performance.now() - startedAt) / 1000;
      const requestId = context.res.headers.get('X-Request-Id');
      annotate({ 'http.response.status_code': status, ...(requestId && { 'request.id': requestId }) });
      record('http.server.request.duration', seconds, {
        'http.request.method': method,
        'http.response.status_code': status,
      });
      if (refusals.includes(status)) count('http.server.refusals', { 'http.response.status_code': status });
      // Not `context.header`, which would make a stream of a finished page's bytes.
      context.res.headers.append('Server-Timing', `total;dur=${(seconds * 1000).toFixed(1)}`);
    }
  };
}
