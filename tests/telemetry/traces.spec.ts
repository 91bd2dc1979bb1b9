import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { type ReceivedSpan, startReceiver } from './start-receiver.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let site: TestSite;

test.beforeAll(async () => {
  receiver = await startReceiver();
  site = await startTestSite({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_METRIC_EXPORT_INTERVAL: '500',
      OTEL_BSP_SCHEDULE_DELAY: '200',
    },
  });
});
test.afterAll(async () => {
  await site.stop();
  await receiver.close();
});

const traceId = '0af7651916cd43dd8448eb211c80319c';
const caller = 'b7ad6b7169203331';

test('one trace leads from a form through the shell, the remote and the API to the database', async () => {
  const form = await fetch(`${site.url}/contact-us`, {
    method: 'POST',
    headers: { Origin: site.url, traceparent: `00-${traceId}-${caller}-01` },
    body: new URLSearchParams({
      full_name: 'Ada Example',
      email: 'ada@example.com',
      phone: '+1 555-010-0199',
      company: 'Sample',
      message: 'Hello',
      idempotencyKey: crypto.randomUUID(),
    }),
    redirect: 'manual',
  });
  await form.text();
  expect(form.headers.get('Server-Timing')).toMatch(/^total;dur=\d/);
  const find = (service: string, name: string) =>
    receiver.spans.find((span) => span.traceId === traceId && span.service === service && span.name === name);
  await expect.poll(() => find('api', 'database insert-leads')?.name, { timeout: 20_000 }).toBeTruthy();
  await expect.poll(() => find('shell', 'POST')?.name).toBeTruthy();

  const request = find('shell', 'POST');
  const render = find('shell', 'render');
  const call = find('api', 'POST');
  expect(request?.parentSpanId).toBe(caller);
  expect(render).toMatchObject({
    parentSpanId: request?.spanId,
    attributes: {
      'site.remote': 'mfe-contact',
      'site.version': expect.stringMatching(/^\d+\.\d+\.\d+-/),
      'http.route': '/contact-us',
    },
  });
  expect(call).toMatchObject({ parentSpanId: render?.spanId, attributes: { 'http.response.status_code': 200 } });
  expect(toAncestors(find('api', 'database insert-leads'))).toContain(call?.spanId);
  expect(JSON.stringify(receiver.spans)).not.toMatch(/Ada|ada@|555-010/);
});

test('a read of content belongs to the page that caused it, and metrics come from both', async () => {
  await (await fetch(site.url)).text();
  const isPart = ({ service, name }: ReceivedSpan) => service === 'shell' && name === 'content';
  await expect.poll(() => receiver.spans.filter(isPart).length).toBeGreaterThan(0);
  const names = ['shell http.server.request.duration', 'shell site.render.duration', 'shell site.page'];
  const ofApi = [
    'api site.leads',
    'api site.mail.oldest',
    'api nodejs.eventloop.delay.p99',
    'api http.server.request.duration',
  ];
  for (const name of [...names, ...ofApi]) {
    await expect.poll(() => [...receiver.metrics], { timeout: 20_000 }).toContain(name);
  }
});

/** The ids of the spans that a span is a part of. */
function toAncestors(span: ReceivedSpan | undefined): string[] {
  const parent = receiver.spans.find(({ spanId }) => spanId === span?.parentSpanId);
  return span?.parentSpanId ? [span.parentSpanId, ...toAncestors(parent)] : [];
}
