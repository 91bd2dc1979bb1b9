import { ask } from '../site/ask.ts';
import { pagePaths, unknownPath } from '../site/paths.ts';
import { startTestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

const visitor = { 'accept-encoding': 'br' };

test('every visitor gets the same bytes of a page, and none if they have them', async ({ site }) => {
  for (const path of pagePaths) {
    const first = await ask(site.url, path, { headers: visitor });
    const etag = first.headers.etag ?? '';
    expect(first.status, path).toBe(200);
    const cookie = 'name=someone';
    const second = await ask(site.url, path, { headers: { ...visitor, cookie, 'if-none-match': etag } });
    expect(second.status, path).toBe(304);
    expect(second.text).toBe('');
    const third = await ask(site.url, `${path}?utm_source=newsletter`, { headers: { ...visitor, cookie } });
    expect(third.headers.etag, path).toBe(etag);
    const fourth = await ask(site.url, `${path}?a=${'b'.repeat(100)}`, { headers: visitor });
    expect(fourth.headers.etag, `${path} with a parameter that it does not read`).toBe(etag);
  }
});

test('a page has another tag in each encoding, so that no cache mixes them up', async ({ site }) => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const { headers } = await ask(site.url, '/', { headers: { 'accept-encoding': encoding } });
      expect(headers.vary).toContain('Accept-Encoding');
      return headers.etag;
    }),
  );
  expect(new Set(tags).size).toBe(3);
});

test('shared caches keep pages where nobody chooses versions', async ({ site }) => {
  const production = await startTestSite({ beside: site, env: { ALLOW_CHOSEN_VERSIONS: 'false' } });
  const { headers } = await ask(production.url, '/press');
  expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+/);
  expect(headers, 'no cache is there that could be told to drop it by name').not.toHaveProperty('cache-tag');
  await production.stop();
});

test('no other cache keeps a page that was made without its content', async () => {
  const own = await startTestSite();
  await own.breakContent([{ kind: 'outage', how: 'disconnect' }]);
  const production = await startTestSite({ beside: own, env: { ALLOW_CHOSEN_VERSIONS: 'false' } });
  const { status, headers } = await ask(production.url, '/about-us');
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  await own.breakContent([]);
  await expect
    .poll(async () => (await ask(production.url, '/about-us')).headers['cache-control'])
    .toMatch(/^public, max-age=0, s-maxage/);
  await production.stop();
  await own.stop();
});

test('what is no page of its own is not kept', async ({ site }) => {
  expect((await ask(site.url, unknownPath)).headers['cache-control']).toBe('no-cache');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: site.url };
  const form = { method: 'POST', headers, body: 'fullName=' };
  expect((await ask(site.url, '/contact-us', form)).headers['cache-control']).toBe('no-store');
});

test('addresses that nobody claims are all the same page, so that a flood of them is made once', async ({ site }) => {
  const answers = await Promise.all(['/a', '/b/c?d=e', unknownPath].map((path) => ask(site.url, path)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  const sent = await ask(site.url, '/a?sent=contact');
  expect([sent.status, sent.text.includes('Page Not Found')], 'a form was sent there').toEqual([200, false]);
});
