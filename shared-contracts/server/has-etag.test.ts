import { expect, test } from 'vitest';
import { hasEtag } from './has-etag.ts';

test.each([
  ['W/"page-br"', true],
  ['"other", "page-br"', true],
  ['*', true],
  ['"page"', false],
  ['', false],
  [undefined, false],
])('a browser that says %s has the copy: %s', (said, isKnown) => {
  expect(hasEtag(said, 'W/"page-br"')).toBe(isKnown);
});
