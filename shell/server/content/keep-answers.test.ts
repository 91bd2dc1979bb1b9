import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { compress } from '../delivery/delivery.ts';
import { keepAnswers } from './keep-answers.ts';

function start({ parameters = [] as string[] } = {}) {
  const content = { changes: 1, text: 'one' };
  const make = vi.fn(() => content.text);
  const app = new Hono().use(compress).get('/sitemap.xml', keepAnswers(content, parameters), (context) => {
    const text = make();
    return text ? context.text(text, 200, { 'Cache-Control': 'public, max-age=300' }) : context.text('Down', 503);
  });
  const get = (headers = {}, query = '') =>
    app.request(`/sitemap.xml${query}`, { headers: { 'Accept-Encoding': 'br', ...headers } });
  return { content, make, get };
}

it('makes an answer once for all who ask, compressed and with its names', async () => {
  const { get, make } = start();
  const [first] = await Promise.all([get(), get(), get()]);
  expect(Object.fromEntries(first?.headers ?? [])).toMatchObject({
    'cache-control': 'public, max-age=300',
    'content-encoding': 'br',
    'cache-tag': 'site,content',
    vary: 'Accept-Encoding',
  });
  await get();
  expect(make).toHaveBeenCalledTimes(1);
});

it('gives nobody who asks after a change the answer from before it', async () => {
  const { get, content } = start();
  const before = get({ 'Accept-Encoding': 'identity' });
  Object.assign(content, { changes: 2, text: 'two' });
  const after = get({ 'Accept-Encoding': 'identity' });
  expect(await (await before).text()).toBe('one');
  expect(await (await after).text()).toBe('two');
});

it('answers 304 to whoever has it, until content changes', async () => {
  const { get, content } = start();
  const etag = (await get()).headers.get('ETag') ?? '';
  const again = await get({ 'If-None-Match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  Object.assign(content, { changes: 2, text: 'two' });
  const changed = await get({ 'If-None-Match': etag, 'Accept-Encoding': 'identity' });
  expect([changed.status, await changed.text()]).toEqual([200, 'two']);
});

it('keeps no more short answers than fit into its memory with what comes with them', async () => {
  const made: string[] = [];
  const app = new Hono().get('/:id', keepAnswers({ changes: 1 }), (context) => {
    made.push(context.req.param('id'));
    return context.json(null);
  });
  for (let index = 0; index < 10_000; index += 1) await app.request(`/${index}`);
  await app.request('/0');
  expect(made).toHaveLength(10_001);
});

it('keeps no failure', async () => {
  const { get, content } = start();
  content.text = '';
  expect((await get()).status).toBe(503);
  content.text = 'one';
  expect((await get()).status).toBe(200);
});

it.each([
  [['a'], 3],
  [['b'], 1],
  [[], 1],
])('makes an answer for each value of the parameters that it reads (%j), and no other', async (parameters, times) => {
  const { get, make } = start({ parameters });
  for (const query of ['', '?a=1', '?a=2', '?a=1']) expect((await get({}, query)).status).toBe(200);
  expect(make).toHaveBeenCalledTimes(times);
});
