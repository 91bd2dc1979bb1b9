import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentWebhook } from './content-webhook.ts';

const secret = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa0123456789abcdefghijklmnopqrstuv';
const signedAt = 1_767_225_600_000;
const body = '{"sys":{"id":"home","title":"é"}}';

/** Signed with signRequest() of @contentful/node-apps-toolkit 3.16.1, Contentful's own implementation. */
const signatures = {
  '/content/invalidate': 'e4acb3126fcd3c1536f55410ee3d9c73799751709aa396c9750583169ebd544d',
  '/content/invalidate?space=sample&x=a%20c': '65463aac19f61979abb4ade3c266e25f9890b0f392b5a8657d7cee33ecfd9199',
};
const headers: Record<string, string> = {
  'Content-Type': 'application/vnd.contentful.management.v1+json',
  'X-Contentful-Topic': 'ContentManagement.Entry.publish',
  'X-Contentful-Signature': signatures['/content/invalidate'],
  'X-Contentful-Signed-Headers': 'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
  'X-Contentful-Timestamp': String(signedAt),
};

interface Sent {
  path?: string;
  headers?: Record<string, string>;
  body?: string;
  configured?: boolean;
}

async function send({ path = '/content/invalidate', headers: changed = {}, configured = true, ...sent }: Sent = {}) {
  const invalidate = vi.fn();
  const webhook = contentWebhook({ secret: configured ? secret : undefined, invalidate });
  const { status } = await webhook.request(path, {
    method: 'POST',
    body,
    headers: { ...headers, ...changed },
    ...sent,
  });
  return { status, invalidated: invalidate.mock.calls.length };
}

beforeEach(() => vi.useFakeTimers({ now: signedAt + 1_000, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const accepted = { status: 204, invalidated: 1 };
const refused = { status: 403, invalidated: 0 };

it.each(Object.entries(signatures))('accepts what Contentful signed, at %s', async (path, signature) => {
  expect(await send({ path, headers: { 'X-Contentful-Signature': signature } })).toEqual(accepted);
});

it('ignores unsigned headers that are added on the way', async () => {
  expect(await send({ headers: { 'X-Forwarded-For': '192.0.2.1' } })).toEqual(accepted);
});

it.each<[string, Sent]>([
  ['with another signature', { headers: { 'X-Contentful-Signature': 'f'.repeat(64) } }],
  ['with a signature that is none', { headers: { 'X-Contentful-Signature': 'x' } }],
  ['without a signature', { headers: { 'X-Contentful-Signature': '' } }],
  ['again with another body', { body: '{"sys":{"id":"press"}}' }],
  ['again at another address', { path: '/content/invalidate?all' }],
  ['with a signed header changed', { headers: { 'X-Contentful-Topic': 'ContentManagement.Entry.delete' } }],
  ['with a later time put in', { headers: { 'X-Contentful-Timestamp': String(signedAt + 1) } }],
  ['without a time', { headers: { 'X-Contentful-Timestamp': '' } }],
  ['with fewer headers signed than were', { headers: { 'X-Contentful-Signed-Headers': 'x-contentful-topic' } }],
])('refuses a request %s', async (_, sent) => {
  expect(await send(sent)).toEqual(refused);
});

it('refuses a request that is 30 seconds old', async () => {
  vi.setSystemTime(signedAt + 29_999);
  expect(await send()).toEqual(accepted);
  vi.setSystemTime(signedAt + 30_000);
  expect(await send()).toEqual(refused);
});

it('refuses a request from the future, but tolerates a clock that is slightly ahead', async () => {
  vi.setSystemTime(signedAt - 5_000);
  expect(await send()).toEqual(accepted);
  vi.setSystemTime(signedAt - 5_001);
  expect(await send()).toEqual(refused);
});

it('is closed without a secret', async () => {
  expect(await send({ configured: false })).toEqual({ status: 404, invalidated: 0 });
});

it('refuses more than Contentful sends before it reads all of it, with or without a stated length', async () => {
  let read = 0;
  const long = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read += 2 ** 20;
      if (read > 64 * 2 ** 20) controller.close();
      else controller.enqueue(new Uint8Array(2 ** 20));
    },
  });
  const webhook = contentWebhook({ secret, invalidate: vi.fn() });
  const init = { method: 'POST', body: long, duplex: 'half' } as RequestInit;
  expect((await webhook.request('/content/invalidate', init)).status).toBe(413);
  expect(read).toBeLessThan(8 * 2 ** 20);
  expect(await send({ headers: { 'Content-Length': String(4 * 2 ** 20) } })).toEqual({ status: 413, invalidated: 0 });
});
