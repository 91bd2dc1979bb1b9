import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { compress } from './compress.ts';

const app = new Hono().use(compress).get('/', (context) => context.html('<p>Hello</p>'.repeat(100)));
app.get('/broken', () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error('the origin is gone'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/html' } });
});

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', null],
  ['identity', null],
  ['', null],
])('answers Accept-Encoding: %s with %s', async (accepted, encoding) => {
  const response = await app.request('/', { headers: { 'Accept-Encoding': accepted } });
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(response.headers.get('Vary')).toContain('Accept-Encoding');
});

it('ends the answer of a body that breaks, and nothing else', async () => {
  const response = await app.request('/broken', { headers: { 'Accept-Encoding': 'br' } });
  await expect(response.arrayBuffer()).rejects.toThrow();
  expect((await app.request('/')).status).toBe(200);
});
