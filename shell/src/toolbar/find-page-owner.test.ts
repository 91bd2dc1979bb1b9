import { expect, it } from 'vitest';
import { findPageOwner } from './find-page-owner.ts';

const toRemote = (...paths: string[]) => ({ claims: { pages: { page: paths }, fragments: {} } });
const composed = {
  'mfe-marketing': toRemote('/', '/capability/:id', '/docs/*'),
  'mfe-case-studies': toRemote('/case-study', '/case-study/:caseId'),
  'mfe-contact': toRemote('/case-study/new'),
};

it.each([
  ['/', 'mfe-marketing'],
  ['/Case-Study/', 'mfe-case-studies'],
  ['/case-study/acme', 'mfe-case-studies'],
  ['/case-study/new', 'mfe-contact'],
  ['/docs/a/b', 'mfe-marketing'],
  ['/capability', undefined],
  ['/elsewhere', undefined],
])('finds who owns %s', (path, owner) => {
  expect(findPageOwner(composed, path)).toBe(owner);
});
