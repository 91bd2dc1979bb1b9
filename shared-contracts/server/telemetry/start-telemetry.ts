import { readTelemetryEnv } from './env.ts';

/**
 * Starts to send traces and metrics where `OTEL_EXPORTER_OTLP_ENDPOINT` says. Without that variable, nothing of the SDK is loaded.
 *
 * @param service the process, such as `shell`
 * @returns sends what is left, and ends
 */
export async function startTelemetry(service: string): Promise<() => Promise<void>> {
  const settings = readTelemetryEnv();
  if (!settings.traces && !settings.metrics) return async () => {};
  const { startSdk } = await import('./sdk.ts');
  return startSdk(service, settings);
}
