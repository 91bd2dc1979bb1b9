import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createPurge } from './purge.ts';

/** A cache that notes what it is told, and fails as long as `status` says so. */
async function startCache() {
  const cache = { status: 200, heard: [] as { tags: string[]; header?: unknown; token?: unknown }[], url: '' };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { 'cache-tag': header, authorization: token } = request.headers;
    if (cache.status === 200) cache.heard.push({ ...JSON.parse(body), header, token });
    response.writeHead(cache.status).end();
  }).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  cache.url = `http://localhost:${(server.address() as AddressInfo).port}/purge`;
  return cache;
}

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), child: vi.fn() };

it('tells each cache what to drop, in the form of Cloudflare’s interface and in a header', async () => {
  const caches = [await startCache(), await startCache()];
  createPurge({ urls: caches.map(({ url }) => url), token: 'secret', log })(['mfe-contact', 'caseStudy.title']);
  const tags = ['mfe-contact', 'caseStudy.title'];
  for (const { heard } of caches) {
    await vi.waitFor(() => expect(heard[0]).toEqual({ tags, header: tags.join(), token: 'Bearer secret' }));
  }
});

it('tells a cache again that did not confirm, and says so in the log', async () => {
  const cache = await startCache();
  cache.status = 503;
  createPurge({ urls: [cache.url], log })(['press']);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
  cache.status = 200;
  await vi.waitFor(() => expect(cache.heard[0]).toMatchObject({ tags: ['press'] }), 5_000);
});

it('repeats each purge, because an answer from before may arrive in the cache after the first one', async () => {
  const cache = await startCache();
  createPurge({ urls: [cache.url], log })(['press']);
  await vi.waitFor(() => expect(cache.heard.map(({ tags }) => tags)).toEqual([['press'], ['press']]), 5_000);
});

it('drops everything at once where that is shorter', async () => {
  const cache = await startCache();
  createPurge({ urls: [cache.url], log })(Array.from({ length: 5_000 }, (_, index) => `entry-${index}`));
  await vi.waitFor(() => expect(cache.heard[0]).toMatchObject({ tags: ['site'] }));
});
