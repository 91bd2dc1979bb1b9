import * as v from 'valibot';
import { readEnvironment } from '../read-environment.ts';
import { milliseconds } from '../variables.ts';

const schema = v.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.string()),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.optional(v.string()),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: v.optional(v.string()),
  OTEL_SDK_DISABLED: v.optional(v.picklist(['true', 'false']), 'false'),
  OTEL_METRIC_EXPORT_INTERVAL: v.optional(milliseconds, '60000'),
});

/** How telemetry is set, by OpenTelemetry's own variables. It reads the rest of them itself. */
export function readTelemetryEnv(variables: NodeJS.ProcessEnv = process.env) {
  const env = readEnvironment(schema, variables);
  const all = Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const isEnabled = env.OTEL_SDK_DISABLED === 'false';
  return {
    traces: isEnabled && (all || Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)),
    metrics: isEnabled && (all || Boolean(env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT)),
    interval: env.OTEL_METRIC_EXPORT_INTERVAL,
  };
}
