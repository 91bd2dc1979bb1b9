import { expect, it } from 'vitest';
import { fromPageKey, toPageKey } from './page-key.ts';

const keyOf = (path: string) => toPageKey({ request: new Request(`http://localhost:3000${path}`) });

it('is the same wherever a visitor came from', () => {
  expect(keyOf('/contact-us?utm_source=newsletter&utm_campaign=a&gclid=1')).toBe('/contact-us');
});

it.each(['/', '/case-study?industry=retail&search=data+lake', '/caf%C3%A9'])('leads back to %s', (path) => {
  const { request } = fromPageKey(keyOf(path), 'https://www.example.com');
  expect(request.url).toBe(`https://www.example.com${path}`);
});

it('has nothing of the visitor in it', () => {
  const headers = { Cookie: 'a=b', 'User-Agent': 'c', 'Accept-Language': 'de' };
  const asked = new Request('http://localhost:3000/', { headers });
  const { request } = fromPageKey(toPageKey({ request: asked }), 'https://www.example.com');
  expect([...request.headers]).toEqual([]);
});
