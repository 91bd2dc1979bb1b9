import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { createPreviewSession } from './preview-session.ts';

const secret = 'an-address-for-editors-only';

/** A shell that says who asks. */
function createTestShell({ key = secret, origin = 'https://www.example.com' } = {}) {
  const preview = createPreviewSession({
    CONTENTFUL_PREVIEW_SECRET: key,
    SITE_ORIGIN: origin,
    TRUSTED_PROXIES: 'loopback',
  });
  const app = new Hono();
  app.route('/', preview.routes);
  app.all('*', (context) => context.text(preview.isOpen(context) ? 'editor' : 'visitor'));
  return (path: string, { cookie = '', address = '192.0.2.1' } = {}) =>
    app.request(path, { headers: { Cookie: cookie } }, { incoming: { socket: { remoteAddress: address } } });
}

const cookieOf = (response: Response) => response.headers.get('Set-Cookie')?.split(';')[0] ?? '';

it('begins a session and leads to the page, without the secret in its address', async () => {
  const ask = createTestShell();
  const answer = await ask(`/case-study?industry=retail&preview=${secret}`);
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/case-study?industry=retail']);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Set-Cookie')).toMatch(
    /^preview=\d+\.[\da-f]{64}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
  );
  expect(answer.headers.get('Set-Cookie')).not.toContain(secret);
  expect(await (await ask('/', { cookie: cookieOf(answer) })).text()).toBe('editor');
  expect(await (await ask('/')).text()).toBe('visitor');
});

it('ends a session on request, and after a working day', async () => {
  const ask = createTestShell();
  const cookie = cookieOf(await ask(`/?preview=${secret}`));
  const left = await ask('/press?preview=exit', { cookie });
  expect([left.status, left.headers.get('Location')]).toEqual([302, '/press']);
  expect(left.headers.get('Set-Cookie')).toMatch(/^preview=; Max-Age=0; .*Partitioned/);

  vi.useFakeTimers({ now: Date.now() + 12 * 60 * 60 * 1000 });
  try {
    expect(await (await ask('/', { cookie })).text()).toBe('visitor');
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  'preview=1',
  `preview=9999999999.${'0'.repeat(64)}`,
  `preview=${secret}`,
  'preview=9999999999.',
  'preview=Infinity.',
])('believes no cookie that the secret did not sign: %s', async (cookie) => {
  expect(await (await createTestShell()('/', { cookie })).text()).toBe('visitor');
});

it('believes no cookie of another secret', async () => {
  const cookie = cookieOf(await createTestShell()(`/?preview=${secret}`));
  const ask = createTestShell({ key: `${secret}-rotated` });
  expect(await (await ask('/', { cookie })).text()).toBe('visitor');
});

it('refuses a wrong secret, and after ten of them every secret from that address', async () => {
  const ask = createTestShell();
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await ask('/?preview=guess');
    expect([answer.status, answer.headers.get('Cache-Control'), cookieOf(answer)]).toEqual([403, 'no-store', '']);
  }
  expect((await ask(`/?preview=${secret}`)).status).toBe(429);
  expect((await ask(`/?preview=${secret}`, { address: '192.0.2.2' })).status).toBe(302);
  expect((await ask('/')).status).toBe(200);
});

it('leads to no other site', async () => {
  const ask = createTestShell();
  const answer = await ask('//evil.example/page?preview=exit');
  expect(answer.headers.get('Location')).toBe('/evil.example/page');
});

it('knows no parameter and no cookie without a secret', async () => {
  const ask = createTestShell({ key: '' });
  const answer = await ask('/?preview=exit', { cookie: 'preview=1' });
  expect([answer.status, answer.headers.get('Set-Cookie'), await answer.text()]).toEqual([200, null, 'visitor']);
});

it('keeps the cookie to this site where Contentful cannot frame it', async () => {
  const answer = await createTestShell({ origin: 'http://10.0.0.1:3000' })(`/?preview=${secret}`);
  expect(answer.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
});
