import { listen } from '@site/server/listen';

interface Value {
  stringValue?: string;
  intValue?: number;
  boolValue?: boolean;
}

interface Attribute {
  key: string;
  value: Value;
}

/** One span of a trace as OTLP sends it. */
export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
}

interface Resource {
  attributes: Attribute[];
}

interface SentSpan extends Omit<ReceivedSpan, 'attributes' | 'service'> {
  attributes: Attribute[];
}

interface Sent {
  resourceSpans?: { resource: Resource; scopeSpans: { spans: SentSpan[] }[] }[];
  resourceMetrics?: { resource: Resource; scopeMetrics: { metrics: { name: string }[] }[] }[];
}

/** Receives OTLP over HTTP on this machine, as a collector does. */
export async function startReceiver() {
  const spans: ReceivedSpan[] = [];
  /** Service and name, such as `api site.leads`. */
  const metrics = new Set<string>();
  const { url, closeNow } = await listen({ fetch: receive }, { port: 0, portVariable: 'PORT' });

  async function receive(request: Request): Promise<Response> {
    const { resourceSpans = [], resourceMetrics = [] } = (await request.json()) as Sent;
    for (const { resource, scopeSpans } of resourceSpans) {
      const { 'service.name': service } = toRecord(resource.attributes);
      for (const { attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({ ...span, service: String(service), attributes: toRecord(attributes) });
      }
    }
    for (const { resource, scopeMetrics } of resourceMetrics) {
      const { 'service.name': service } = toRecord(resource.attributes);
      for (const { name } of scopeMetrics.flatMap((scope) => scope.metrics)) metrics.add(`${service} ${name}`);
    }
    return Response.json({});
  }

  return { url, spans, metrics, close: closeNow };
}

function toRecord(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
