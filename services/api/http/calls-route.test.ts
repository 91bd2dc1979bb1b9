import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createCallsRoute } from './calls-route.ts';

it('lists each call once, with the path that a caller uses', async () => {
  const inner = new Hono().post('/', (context) => context.text('')).get('/:id', (context) => context.text(''));
  const api = new Hono();
  api.use('/smb', (_, next) => next());
  api.get('/smb', (context) => context.text(''));
  api.route('/prod/contacts', inner);
  api.post('/prod/contacts', (context) => context.text(''));
  const response = await createCallsRoute(api).request('/');
  expect(await response.json()).toEqual(['GET /prod/contacts/:id', 'GET /smb', 'POST /prod/contacts']);
});
