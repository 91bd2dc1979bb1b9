import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Runs a part of a request as a span of its own. Costs next to nothing if telemetry is off. */
export function traced<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  kind = SpanKind.INTERNAL,
): Promise<T> {
  return trace.getTracer('site').startActiveSpan(name, { attributes, kind }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Adds to the span that is under way. */
export function annotate(attributes: Attributes): void {
  trace.getActiveSpan()?.setAttributes(attributes);
}

/** The trace that is under way, as a `traceparent` header. Undefined if telemetry is off. */
export function currentTrace(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Runs something as a part of the trace that a `traceparent` header names. */
export function continueTrace<T>(traceparent: string | undefined, work: () => T): T {
  if (!traceparent) return work();
  return context.with(propagation.extract(context.active(), { traceparent }), work);
}
