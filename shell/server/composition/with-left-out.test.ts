import { expect, it } from 'vitest';
import { withLeftOut } from './with-left-out.ts';

const follow = (location: string, asked: string, key: string) => {
  const redirect = new Response(null, { status: 301, headers: { Location: location, 'Cache-Control': 'no-cache' } });
  const answer = withLeftOut(redirect, new Request(`https://www.example.com${asked}`), key);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  return answer.headers.get('Location');
};

it.each([
  ['/study', '/Study?utm_source=mail&from=a%20b', '/Study', '/study?utm_source=mail&from=a+b'],
  ['/list?page=2', '/List?page=2&gclid=1', '/List?page=2', '/list?page=2&gclid=1'],
  ['/list', '/List?page=2', '/List?page=2', '/list'],
  ['https://www.example.com/study', '/Study?from=mail', '/Study', '/study?from=mail'],
  ['https://elsewhere.example.com/', '/Study?from=mail', '/Study', 'https://elsewhere.example.com/'],
  ['/study', '/Study', '/Study', '/study'],
])('a redirect to %s of %s, made from %s, leads to %s', (location, asked, key, to) => {
  expect(follow(location, asked, key)).toBe(to);
});

it('leaves other answers as they are', () => {
  const answer = new Response('not found', { status: 404 });
  expect(withLeftOut(answer, new Request('https://www.example.com/a?from=mail'), '/a')).toBe(answer);
});
