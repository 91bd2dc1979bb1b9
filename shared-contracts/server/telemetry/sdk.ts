import { monitorEventLoopDelay } from 'node:perf_hooks';
import { metrics } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { readTelemetryEnv } from './env.ts';
import { observe } from './measure.ts';

/** How long the last traces and metrics may take, in milliseconds. */
const patience = 3_000;

/** Sets up OpenTelemetry for this process. @returns sends what is left, and ends */
export function startSdk(
  service: string,
  { traces, metrics: withMetrics, interval }: ReturnType<typeof readTelemetryEnv>,
): () => Promise<void> {
  const resource = resourceFromAttributes({ 'service.name': service }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const stops = [...(traces ? [sendTraces(resource)] : []), ...(withMetrics ? [sendMetrics(resource, interval)] : [])];
  return async () => {
    const last = Promise.allSettled(stops.map((stop) => stop()));
    // A receiver that cannot be reached must not keep the process from ending.
    await Promise.race([last, new Promise((resolve) => setTimeout(resolve, patience))]);
  };
}

function sendTraces(resource: Resource): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
}

function sendMetrics(resource: Resource, interval: number): () => Promise<void> {
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: interval,
    exportTimeoutMillis: Math.min(interval, 10_000),
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  metrics.setGlobalMeterProvider(provider);
  const delay = monitorEventLoopDelay();
  delay.enable();
  observe('nodejs.eventloop.delay.p99', () => {
    const seconds = delay.percentile(99) / 1e9;
    delay.reset();
    return seconds;
  });
  return () => provider.shutdown();
}
