import { createRequire } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';
import { startTelemetry } from './start-telemetry.ts';

afterEach(() => vi.unstubAllEnvs());

const loaded = () =>
  Object.keys(createRequire(import.meta.url).cache).filter((file) => /opentelemetry\/sdk-/.test(file));

it.each([
  { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' },
])('loads nothing of the SDK while it is off: %j', async (variables) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  await (await startTelemetry('test'))();
  expect(loaded()).toEqual([]);
});

it('loads the SDK once it is on, and ends although nobody receives', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:1');
  await (await startTelemetry('test'))();
  expect(loaded().length).toBeGreaterThan(0);
});
