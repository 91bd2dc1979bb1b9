import { afterEach, describe, expect, it } from 'vitest';
import { type Cats, startCats } from '../testing/start-cats.ts';
import { createTestClient } from '../testing/test-client.ts';
import type { Fault } from './fault.ts';

let cats: Cats;
afterEach(() => cats.stop());

const controlToken = 'control-token';

function control(method: string, body?: unknown, token = controlToken): Promise<Response> {
  return fetch(`${cats.url}/_control/faults`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const start = async (faults: Fault[]) => {
  cats = await startCats({ faults, controlToken });
};

describe('faults on purpose', () => {
  it('RateLimitExceeded with headers, so that the SDK waits and retries', async () => {
    await start([{ kind: 'rate-limit', perSecond: 0, reset: 0, times: 2 }]);
    const refused = await cats.read('/spaces/cats/entries');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('X-Contentful-RateLimit-Reset')).toBe('0');
    expect(refused.headers.get('X-Contentful-RateLimit-Second-Limit')).toBe('0');
    expect(refused.headers.get('X-Contentful-RateLimit-Second-Remaining')).toBe('0');
    expect(await refused.json()).toMatchObject({ sys: { type: 'Error', id: 'RateLimitExceeded' } });
    const logs: string[] = [];
    const patient = createTestClient(new URL(cats.url).host, 'sample-delivery-token', {
      retryOnError: true,
      logHandler: (_, line) => logs.push(String(line)),
    });
    expect((await patient.getEntries()).total).toBe(6);
    expect(logs.join()).toContain('Rate limit');
  });

  it('RateLimitExceeded once a second is used up', async () => {
    await start([{ kind: 'rate-limit', perSecond: 3 }]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => cats.read('/spaces/cats/locales')));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6);
  });

  it.each<[number, string]>([
    [500, 'ServerError'],
    [502, 'BadGateway'],
    [503, 'ServiceUnavailable'],
  ])('an error answer %i, as the SDK throws it', async (status, id) => {
    await start([{ kind: 'error', status, times: 1 }]);
    const error = await cats.client.getEntries().catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: id });
    expect((await cats.client.getEntries()).total).toBe(6);
  });

  it('only for a matching path', async () => {
    await start([{ kind: 'error', status: 500, path: '/assets' }]);
    expect((await cats.read('/spaces/cats/entries')).status).toBe(200);
    expect((await cats.read('/spaces/cats/assets')).status).toBe(500);
  });

  it('an outage that cuts the connection', async () => {
    await start([{ kind: 'outage', how: 'disconnect' }]);
    await expect(cats.read('/spaces/cats/entries')).rejects.toThrow('fetch failed');
    await control('DELETE');
    expect((await cats.read('/spaces/cats/entries')).status).toBe(200);
  });

  it('an outage that never answers, until the client gives up', async () => {
    await start([{ kind: 'outage', how: 'hang' }]);
    const hasty = createTestClient(new URL(cats.url).host, 'sample-delivery-token', { timeout: 100 });
    await expect(hasty.getEntries()).rejects.toThrow('timeout');
  });

  it('latency before a correct answer', async () => {
    await start([{ kind: 'latency', milliseconds: 150, times: 1 }]);
    const hasty = createTestClient(new URL(cats.url).host, 'sample-delivery-token', { timeout: 50 });
    await expect(hasty.getEntries()).rejects.toThrow('timeout');
    expect((await hasty.getEntries()).total).toBe(6);
  });
});

describe('the control endpoint', () => {
  it('lists, replaces, and ends faults', async () => {
    await start([]);
    const fault: Fault = { kind: 'error', status: 503, path: '/entries', times: 1 };
    expect(await (await control('PUT', [fault])).json()).toEqual([fault]);
    expect(await (await control('GET')).json()).toEqual([fault]);
    expect((await cats.read('/spaces/cats/entries')).status).toBe(503);
    expect((await cats.read('/spaces/cats/entries')).status).toBe(200);
    expect(await (await control('DELETE')).json()).toEqual([]);
  });

  it('accepts no other token, and says what is wrong with a fault', async () => {
    await start([]);
    expect((await control('PUT', [], 'sample-delivery-token')).status).toBe(401);
    expect((await control('PUT', [{ kind: 'flood' }])).status).toBe(400);
    expect((await control('PUT', 'x')).status).toBe(400);
  });

  it('does not exist without a control token', async () => {
    cats = await startCats();
    expect((await control('GET')).status).toBe(404);
  });
});
