import { expect, it, vi } from 'vitest';
import type { MadeFrom, RenderedPage, Rendering } from './rendering.ts';
import { home, live, startPageCache, toSet, whole } from './test-page-cache.ts';

it('makes a page once for everybody who asks at the same time, and for all who ask later', async () => {
  const { get, render } = startPageCache();
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => get(live)))).size).toBe(1);
  await get(live);
  expect(render).toHaveBeenCalledTimes(1);
});

it('makes the pages of a remote again after its release, and no other', async () => {
  const { get, render } = startPageCache();
  await get(live);
  const other = toSet({ 'mfe-marketing': '1.0.0-aaaa', 'mfe-contact': '1.1.0-dddd' });
  expect(await get(other), 'the document names the new version').toBe('page 1 with 1.0.0-aaaa,1.1.0-dddd');
  expect(render).toHaveBeenCalledTimes(1);
  expect(await get(toSet({ 'mfe-marketing': '1.1.0-bbbb' }))).toBe('page 2 with 1.1.0-bbbb');
});

it('shows no page of the versions before a release to those who ask after it', async () => {
  const { cache, get } = startPageCache();
  const next = toSet({ 'mfe-marketing': '1.1.0-bbbb', 'mfe-contact': '1.0.0-cccc' });
  let finishOld = (_: Rendering) => {};
  const old = cache.get(
    home,
    'document',
    live,
    () =>
      new Promise<Rendering>((resolve) => {
        finishOld = resolve;
      }),
  );
  const versions: MadeFrom['versions'] = [['mfe-marketing', '1.1.0-bbbb']];
  expect(await get(next, home, versions)).toBe('page 1 with 1.1.0-bbbb,1.0.0-cccc');
  finishOld({ page: { status: 200, body: 'old page', state: '{}' } as RenderedPage, madeFrom: whole });
  expect(await old).not.toBeInstanceOf(Response);
  expect(await get(next)).toMatch(/^page \d with/);
});

it('shows a page once more after its content changed, and makes it again meanwhile', async () => {
  const { get, publish, render } = startPageCache();
  await get(live);
  publish();
  expect(await get(live)).toMatch(/^page 1/);
  await vi.waitFor(async () => expect(await get(live)).toMatch(/^page 2/));
  expect(render).toHaveBeenCalledTimes(2);
});

it.each([
  ['a minute, if it shows an answer of the API', { ...whole, asksApi: true }, 60_000],
  ['ten minutes, because it may show a date that has passed', whole, 600_000],
])('makes a page again after %s', async (_reason, madeFrom, freshFor) => {
  const { cache, get, wait } = startPageCache(madeFrom);
  await get(live);
  wait(freshFor - 1_000);
  expect(cache.has(home, live)).toBe(true);
  wait(1_000);
  await get(live);
  await vi.waitFor(async () => expect(await get(live)).toMatch(/^page 2/));
});

it('shows no answer of the API that is ten minutes old, though its page may be shown once more until then', async () => {
  const { get, wait } = startPageCache({ ...whole, asksApi: true });
  await get(live);
  wait(599_000);
  expect(await get(live)).toMatch(/^page 1/);
  await vi.waitFor(async () => expect(await get(live)).toMatch(/^page 2/));
  wait(600_000);
  expect(await get(live)).toMatch(/^page 3/);
});

it('makes few pages again at once, so that visitors without a page do not wait behind them', async () => {
  const { cache, publish, render } = startPageCache();
  const paths = Array.from({ length: 30 }, (_, index) => `/${index}`);
  for (const path of paths) await cache.get(path, 'document', live, render);
  publish();
  let running = 0;
  let most = 0;
  const slow = vi.fn(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return render();
  });
  for (let round = 0; round < 3; round += 1) for (const path of paths) await cache.get(path, 'document', live, slow);
  await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(paths.length));
  expect(most).toBe(2);
});

it('lets other caches keep a page, but not one that is old or lacks a part', async () => {
  const { isForOthers, publish } = startPageCache();
  expect(await isForOthers()).toBe(true);
  publish();
  expect(await isForOthers()).toBe(false);
  await vi.waitFor(async () => expect(await isForOthers()).toBe(true));
  expect(await startPageCache({ ...whole, isWhole: false }).isForOthers()).toBe(false);
});

it('lets no other cache keep a page whose content changed while it was made', async () => {
  const { isForOthers, publish, render } = startPageCache();
  render.mockImplementationOnce(async () => {
    publish();
    return { page: { status: 200, body: 'old', state: '{}' } as RenderedPage, madeFrom: whole };
  });
  expect(await isForOthers()).toBe(false);
});

it('shows a page that lacks a part for a second only', async () => {
  const { get, wait } = startPageCache({ ...whole, isWhole: false });
  await get(live);
  wait(900);
  expect(await get(live)).toMatch(/^page 1/);
  wait(200);
  expect(await get(live)).toMatch(/^page 2/);
});

it('keeps no page that failed', async () => {
  const { cache, get, render } = startPageCache(whole, 503);
  await get(live);
  await get(live);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.has(home, live)).toBe(false);
});

it.each([404, 301])('shows a page no more that now answers %i', async (gone) => {
  const { cache, get, publish, render } = startPageCache();
  await get(live);
  publish();
  render.mockImplementation(async () => ({
    page:
      gone === 404
        ? ({ status: gone, body: 'gone', state: '{}' } as RenderedPage)
        : Response.redirect('http://a/', gone),
  }));
  await get(live);
  await vi.waitFor(async () => expect(await get(live)).toMatch(/^gone|^a response/));
  expect(cache.paths()).toEqual([]);
});

it('goes on showing a page that fails when it is made again', async () => {
  const { get, publish, render } = startPageCache();
  await get(live);
  publish();
  render.mockImplementation(async () => ({ page: { status: 503, body: 'failed', state: '{}' } as RenderedPage }));
  await get(live);
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  expect(await get(live)).toMatch(/^page 1/);
});

it.each([200, 404, 503])('writes a page with status %i once for everybody who waits for it', async (status) => {
  const { cache, render } = startPageCache(whole, status);
  const all = Array.from({ length: 50 }, () => cache.get(home, 'document', live, render));
  expect(new Set(await Promise.all(all)).size).toBe(1);
});

it('waits for a page that is made ahead of visitors, although an old one is kept', async () => {
  const { cache, get, publish, render } = startPageCache();
  await get(live);
  publish();
  await cache.renew(home, 'document', live, render);
  expect(cache.has(home, live)).toBe(true);
});

it('keeps pages as small as they are sent', async () => {
  const { cache } = startPageCache();
  const paths = Array.from({ length: 100 }, (_, index) => `/page-${index}`);
  const set = toSet({ 'mfe-marketing': '1.0.0-aaaa' }, { claims: { pages: { page: paths }, fragments: {} } });
  for (const path of paths) {
    const page = { status: 200, body: `${path} says a lot. `.repeat(25_000), state: '{}' } as RenderedPage;
    await cache.get(path, 'document', set, async () => ({ page, madeFrom: whole }));
  }
  expect(cache.paths()).toHaveLength(paths.length);
});

it('lets no flood of queries push out the pages themselves', async () => {
  const { cache, get } = startPageCache();
  await get(live);
  for (let index = 0; index < 200; index += 1) await get(live, `${home}?a=${'x'.repeat(100_000)}${index}`);
  expect(cache.has(home, live)).toBe(true);
});

it('lets no flood of other spellings push out the pages themselves', async () => {
  const { cache, render } = startPageCache();
  const set = toSet({ 'mfe-marketing': '1.0.0-aaaa' }, { claims: { pages: { post: ['/blog/:name'] }, fragments: {} } });
  const head = [{ name: 'meta', attributes: { property: 'og:url', content: 'http://localhost/blog/post' } } as const];
  const page = { status: 200, head, body: 'x'.repeat(1_000_000), state: '{}' } as Partial<RenderedPage> as RenderedPage;
  render.mockImplementation(async () => ({ page, madeFrom: whole }));
  await cache.get('/blog/post', 'document', set, render);
  for (let index = 0; index < 150; index += 1) await cache.get(`/blog/post-${index}`, 'document', set, render);
  expect(cache.paths()).toEqual(['/blog/post']);
});

it.each([
  ['a path moves', { claims: { pages: {}, fragments: {} } }],
  ['a fragment comes', { claims: { pages: { home: ['/'] }, fragments: { list: 'jobs/list' } } }],
  ['a navigation entry comes', { navigation: [{ label: 'Home', path: '/' }] }],
])('makes a page again when %s, although no version on it has changed', async (_name, changes) => {
  const { get, render } = startPageCache();
  const versions = { 'mfe-marketing': '1.0.0-aaaa' };
  await get(toSet(versions));
  await get(toSet(versions, { listed: [{ path: '/', title: 'Home', section: 'Company' }] }));
  expect(render).toHaveBeenCalledTimes(1);
  expect(await get(toSet(versions, changes))).toContain('page 2');
});
