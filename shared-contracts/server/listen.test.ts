import { get } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('keeps idle connections open for longer than a load balancer does, 60 seconds', async () => {
  const { url, closeNow } = await listen({ fetch: () => new Response('hello') }, { port: 0, portVariable: 'PORT' });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get(url, { headers: { Connection: 'keep-alive' } }, (response) => {
    response.resume();
    resolve(String(response.headers['keep-alive']));
  }).on('error', reject);
  const [, seconds] = /timeout=(\d+)/.exec(await promise) ?? [];
  await closeNow();
  expect(Number(seconds)).toBeGreaterThan(60);
});
