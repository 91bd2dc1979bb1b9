import { expect, it } from 'vitest';
import { toPageMeta } from './page-meta-of.ts';

const url = new URL('https://www.example.com/case-study/acme');

it('uses the deepest route, with its data and params', () => {
  const matches = [
    { handle: { meta: () => ({ title: 'Layout', description: '' }) }, params: {} },
    {
      handle: {
        meta: ({ data, params }: { data: string; params: object }) => ({
          title: data,
          description: JSON.stringify(params),
        }),
      },
      params: { caseId: 'acme' },
      loaderData: 'Acme moves',
    },
    { params: {} },
  ];
  expect(toPageMeta(matches, url)).toEqual({ title: 'Acme moves', description: '{"caseId":"acme"}' });
});

it('falls back to the site’s own texts if a remote’s meta throws or is missing', () => {
  const failing = {
    handle: {
      meta: () => {
        throw new TypeError('data is undefined');
      },
    },
    params: {},
  };
  expect(toPageMeta([failing], url).title).toBe('Cloud consulting');
  expect(toPageMeta([], url).title).toBe('Cloud consulting');
});

it('leaves out what is of another type than the contract says', () => {
  const odd = {
    handle: {
      meta: () => ({ title: 5, description: null, image: 42, type: {}, canonicalPath: [], noIndex: 'yes', jsonLd: {} }),
    },
    params: {},
  };
  expect(toPageMeta([odd], url)).toEqual(toPageMeta([], url));
  const whole = { title: 'a', description: 'b', image: 'c', type: 'article', noIndex: true, jsonLd: [] };
  expect(toPageMeta([{ handle: { meta: () => whole }, params: {} }], url)).toEqual(whole);
});
