import { expect, it } from 'vitest';
import { findShapeProblems } from './module-shape.ts';

const meta = () => ({ title: 'Press', description: 'What others write.' });
const component = () => null;
const route = { Component: component, handle: { meta } };

it('accepts a route and a fragment as the contract describes them', () => {
  expect(findShapeProblems('pages/press', { route: { ...route, loader: () => null } })).toEqual([]);
  expect(findShapeProblems('fragments/carousel', { fragment: { Component: component } })).toEqual([]);
});

it.each([
  ['no route', {}, /does not export `route`/],
  ['a page in place of a route', { route: () => null }, /does not export `route`/],
  ['no component', { route: { handle: { meta } } }, /`Component` is missing/],
  ['a loader that is no function', { route: { ...route, loader: {} } }, /`loader` is not a function/],
  ['no meta', { route: { Component: component } }, /`handle\.meta` is not a function/],
  ['meta without a description', { route: { ...route, handle: { meta: () => ({ title: 'A' }) } } }, /no description/],
  [
    'meta that needs what a failed loader did not load',
    { route: { ...route, handle: { meta: ({ data }: { data: { title: string } }) => ({ title: data.title }) } } },
    /`handle\.meta` throws/,
  ],
  [
    'an image that is no text',
    { route: { ...route, handle: { meta: () => ({ ...meta(), image: 42 }) } } },
    /returns `image` of another type/,
  ],
  ['fragments that are no list', { route: { ...route, handle: { meta, fragments: 'a' } } }, /`handle\.fragments`/],
  ['query parameters that are no list', { route: { ...route, handle: { meta, query: 'q' } } }, /`handle\.query`/],
])('names %s', (_name, module, problem) => {
  expect(findShapeProblems('pages/press', module).join()).toMatch(problem);
});
