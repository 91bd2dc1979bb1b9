import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limitBody } from './limit-body.ts';

const app = new Hono()
  .use(limitBody())
  .post('*', async (context) => context.text(String((await context.req.text()).length)));

it.each([
  ['a form', '/contact-us', 60_000, 200],
  ['more than any form', '/contact-us', 70_000, 413],
  ['the entry of a webhook', '/content/invalidate', 2_000_000, 200],
  ['more than any webhook', '/content/invalidate', 4_000_000, 413],
])('answers %s', async (_what, path, size, status) => {
  expect((await app.request(path, { method: 'POST', body: 'x'.repeat(size) })).status).toBe(status);
});
