import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { refuseOtherSites } from './refuse-other-sites.ts';

const app = new Hono()
  .use(refuseOtherSites('https://www.example.com'))
  .all('*', (context) => context.text('Thank you'));

it.each<[string, Record<string, string>, number]>([
  ['a page of this site', { Origin: 'https://www.example.com' }, 200],
  ['a page of this site that hides its address', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['another site in an old browser', { Origin: 'https://evil.example' }, 403],
  ['a frame of another site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a subdomain of somebody else', { Origin: 'https://www.example.com.evil.example' }, 403],
  ['nobody knows where', {}, 403],
])('answers a form from %s', async (_from, headers, status) => {
  const body = new URLSearchParams({ email: 'ada@example.com' });
  expect((await app.request('http://localhost:3000/contact-us', { method: 'POST', body, headers })).status).toBe(
    status,
  );
});

it('lets everybody read', async () => {
  expect((await app.request('/', { headers: { Origin: 'https://evil.example' } })).status).toBe(200);
});
