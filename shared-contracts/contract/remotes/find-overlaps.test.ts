import { expect, it } from 'vitest';
import { findOverlaps } from './find-overlaps.ts';

it('names both sides of an overlapping claim', () => {
  const claims = {
    'mfe-a': { pages: { one: ['/case-study/:caseId'] }, fragments: {} },
    'mfe-b': { pages: { two: ['/Case-Study/:other'] }, fragments: {} },
  };
  expect(findOverlaps(claims)).toEqual([
    'mfe-a (one, /case-study/:caseId) and mfe-b (two, /Case-Study/:other) claim the same addresses. Change the path in the remote.ts of one.',
  ]);
});

it('names both remotes that claim the same fragment', () => {
  const claims = {
    'mfe-a': { pages: {}, fragments: { carousel: 'studies/carousel' } },
    'mfe-b': { pages: {}, fragments: { slides: 'studies/carousel' } },
  };
  expect(findOverlaps(claims)).toEqual([
    'mfe-a (carousel, studies/carousel) and mfe-b (slides, studies/carousel) claim the same fragment. Change its name in the remote.ts of one.',
  ]);
});
