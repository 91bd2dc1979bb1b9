import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendLead, spawnApi } from 'services/api/testing/api-process.ts';
import { afterAll, expect, it } from 'vitest';
import { startReceiver } from './start-receiver.ts';

const folder = mkdtempSync(join(tmpdir(), 'telemetry-'));
const receiver = await startReceiver();
afterAll(async () => {
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

it('sends traces of leads to the database, and metrics, without anything about a person', async () => {
  const api = await spawnApi({
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_METRIC_EXPORT_INTERVAL: '500',
  });
  expect(await sendLead(api.url, 'one')).toBe(200);
  expect((await fetch(`${api.url}/prod/store/contacts`, { method: 'POST' })).status).toBe(415);
  await expect.poll(() => [...receiver.metrics], { timeout: 20_000 }).toContain('api site.mail.oldest');
  // What has not been sent yet is sent at the end.
  await api.stop();

  const { spans, metrics } = receiver;
  const request = spans.find((span) => span.name === 'POST' && span.attributes['http.response.status_code'] === 200);
  expect(request).toMatchObject({ service: 'api', attributes: { 'url.path': '/prod/store/contacts' } });
  const part = { traceId: request?.traceId, parentSpanId: request?.spanId };
  expect(spans).toContainEqual(expect.objectContaining({ name: 'database insert-leads', ...part }));
  expect([...metrics]).toEqual(
    expect.arrayContaining([
      'api site.leads',
      'api http.server.request.duration',
      'api http.server.refusals',
      'api nodejs.eventloop.delay.p99',
    ]),
  );
  expect(JSON.stringify(spans)).not.toMatch(/Visitor one|visitor-one|555-010/);
}, 120_000);

it('does not stop the API if nobody receives them', async () => {
  const api = await spawnApi({ DATA_DIR: join(folder, 'other'), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect(await sendLead(api.url, 'two')).toBe(200);
  expect(await api.stop()).toBe(0);
}, 120_000);
