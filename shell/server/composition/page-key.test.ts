import { expect, it } from 'vitest';
import { fromPageKey, toPageKey } from './page-key.ts';
import type { Generation } from './render-pool.ts';

/** A set whose list of case studies reads `industry` and `search`. */
function toServing(contractVersion: string, { isServed = true } = {}) {
  const pages = {
    home: ['/'],
    contact: ['/contact-us'],
    'case-study-list': ['/case-study'],
    'case-study-detail': ['/case-study/:caseId'],
  };
  const release = {
    version: '1.0.0-aaaa',
    contractVersion,
    clientBase: '',
    claims: { pages, fragments: {} },
    navigation: [],
    listed: [],
    exposes: {},
    integrity: {},
    styles: new Map(),
    ...(isServed && { serverEntry: 'server/remoteEntry.cjs' }),
  };
  const queries = {
    'mfe-case-studies/pages/case-study-list': ['industry', 'search'],
    'mfe-case-studies/pages/case-study-detail': [],
  };
  const set = { releases: { 'mfe-case-studies': release }, absent: {}, isComplete: true };
  return { set, renderer: { queries } as unknown as Generation };
}

const keyOf = (path: string, contractVersion = '2.1.0') =>
  toPageKey({ request: new Request(`http://localhost:3000${path}`), serving: toServing(contractVersion) });

it.each(['2.1.0', '2.1.3', '2.2.0', '3.0.0'])(
  'has the parameters that a page of contract %s names, and no other',
  (contract) => {
    expect(keyOf('/case-study?industry=retail&page=2', contract)).toBe('/case-study?industry=retail');
    expect(keyOf('/case-study/peak?industry=retail', contract)).toBe('/case-study/peak');
  },
);

it('has all parameters of a page that was built before pages could name them', () => {
  expect(keyOf('/case-study/peak?industry=retail', '2.0.3')).toBe('/case-study/peak?industry=retail');
});

it('is the same wherever a visitor came from', () => {
  expect(keyOf('/contact-us?utm_source=newsletter&utm_campaign=a&gclid=1')).toBe('/contact-us');
});

it.each(['/', '/case-study?industry=retail&search=data+lake', '/case-study/caf%C3%A9'])('leads back to %s', (path) => {
  const { request } = fromPageKey(keyOf(path), 'https://www.example.com');
  expect(request.url).toBe(`https://www.example.com${path}`);
});

it('has nothing of the visitor in it', () => {
  const headers = { Cookie: 'a=b', 'User-Agent': 'c', 'Accept-Language': 'de' };
  const asked = new Request('http://localhost:3000/', { headers });
  const { request } = fromPageKey(
    toPageKey({ request: asked, serving: toServing('2.1.0') }),
    'https://www.example.com',
  );
  expect([...request.headers]).toEqual([]);
});

it('is the same for all addresses that nobody claims, because anybody can make them up', () => {
  const keys = ['/wp-login.php', '/a/b/c?d=e', '/_unclaimed'].map((path) => keyOf(path));
  expect(new Set(keys).size).toBe(1);
  expect(keyOf('/gone?sent=contact'), 'a form was sent there').not.toBe(keys[0]);
  expect(keyOf('/unsupported-device'), 'a page of the shell').toBe('/unsupported-device');
});

it('is the same for all addresses of a page whose remote is down', () => {
  const serving = toServing('2.1.0', { isServed: false });
  const keys = ['/case-study/a', '/case-study/b?c=d'].map((path) =>
    toPageKey({ request: new Request(`http://localhost:3000${path}`), serving }),
  );
  expect(new Set(keys)).toEqual(new Set(['/case-study/:caseId']));
});
