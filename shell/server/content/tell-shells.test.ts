import { createHmac } from 'node:crypto';
import { contentWebhook } from '@site/content/server/content-webhook';
import { listen } from '@site/server/listen';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTellShells } from './tell-shells.ts';

const secret = 'a'.repeat(64);

it('tells every shell of a webhook that one of them hears, and ends there', async () => {
  const urls: string[] = [];
  const reports: string[] = [];
  const shells = await Promise.all([1, 2, 3].map(() => startShell(urls, (error) => reports.push(String(error)))));
  urls.push(...shells.map(({ url }) => url));
  expect(await publish(urls[1] ?? '')).toBe(204);
  await expect.poll(() => shells.map(({ invalidate }) => invalidate.mock.calls.length > 0)).toEqual([true, true, true]);
  // The first hears it from Contentful, and each hears it from each once.
  await expect.poll(() => shells.flatMap(({ invalidate }) => invalidate.mock.calls).length).toBe(1 + 3 * 3);
  expect(reports).toEqual([]);
});

it('answers, and says which shell it could not tell', async () => {
  const reports: string[] = [];
  const { url, invalidate } = await startShell(['http://localhost:1'], (error) => reports.push(String(error)));
  expect(await publish(url)).toBe(204);
  expect(invalidate).toHaveBeenCalledTimes(1);
  await expect.poll(() => reports.length).toBeGreaterThan(0);
});

it('passes on nothing that Contentful did not sign', async () => {
  const passOn = vi.fn();
  const webhook = contentWebhook({ secret, invalidate: vi.fn(), passOn });
  expect((await webhook.request('/content/invalidate', { method: 'POST', body: '{}' })).status).toBe(403);
  expect(passOn).not.toHaveBeenCalled();
});

async function startShell(urls: readonly string[], report: (error: unknown) => void) {
  const invalidate = vi.fn();
  const app = contentWebhook({ secret, invalidate, passOn: createTellShells(urls, report) });
  const { url, closeNow } = await listen(app, { port: 0, portVariable: 'PORT' });
  onTestFinished(closeNow);
  return { url, invalidate };
}

async function publish(url: string): Promise<number> {
  const signed = 'x-contentful-signed-headers,x-contentful-timestamp';
  const timestamp = String(Date.now());
  const lines = [`x-contentful-signed-headers:${signed}`, `x-contentful-timestamp:${timestamp}`];
  const canonical = ['POST', '/content/invalidate', lines.join(';'), '{"sys":{}}'].join('\n');
  const { status } = await fetch(`${url}/content/invalidate`, {
    method: 'POST',
    body: '{"sys":{}}',
    headers: {
      'Content-Type': 'application/vnd.contentful.management.v1+json',
      'X-Contentful-Signed-Headers': signed,
      'X-Contentful-Timestamp': timestamp,
      'X-Contentful-Signature': createHmac('sha256', secret).update(canonical).digest('hex'),
    },
  });
  return status;
}
