import { expect, it } from 'vitest';
import { compareReleases, type Promises } from './compare-releases.ts';

const live: Promises = {
  pages: { jobs: ['/careers', '/jobs'] },
  fragments: { openings: 'careers/openings' },
  fragmentProps: {
    'careers/openings': { type: 'object', properties: { most: { type: 'number' } }, required: ['most'] },
  },
};

function withProps(
  properties: Record<string, { type: string; [rule: string]: unknown }>,
  required: string[],
): Promises {
  return { ...live, fragmentProps: { 'careers/openings': { type: 'object', properties, required } } };
}

it('finds nothing in a release that promises the same or more', () => {
  expect(compareReleases(live, live)).toEqual([]);
  const more = withProps({ most: { type: 'number' }, title: { type: 'string' } }, []);
  expect(compareReleases({ ...more, pages: { ...live.pages, job: ['/careers/:id'] } }, live)).toEqual([]);
});

it('names paths and fragments that are gone, but for those that are dropped on purpose', () => {
  const less: Promises = { pages: { jobs: ['/careers'] }, fragments: {}, fragmentProps: {} };
  expect(compareReleases(less, live)).toEqual([
    {
      verdict: 'incompatible',
      reason:
        'has /jobs, careers/openings, and this build does not. If that is on purpose, add --drop /jobs --drop careers/openings.',
    },
  ]);
  expect(compareReleases(less, live, ['/jobs', 'careers/openings'])).toEqual([]);
});

it.each([
  [
    'requires a property that pages do not pass',
    withProps({ most: { type: 'number' }, city: { type: 'string' } }, ['most', 'city']),
    /city.*this build requires/,
  ],
  ['does not know a property that pages pass', withProps({}, []), /takes most, which this build does not know/],
  [
    'takes a property as another type',
    withProps({ most: { type: 'string' } }, ['most']),
    /most as "number", and this build as "string"/,
  ],
])('is incompatible if a fragment %s', (_name, next, reason) => {
  expect(compareReleases(next, live)).toEqual([{ verdict: 'incompatible', reason: expect.stringMatching(reason) }]);
});

const some = (rules: object) => withProps({ most: { type: 'number', ...rules } }, ['most']);

it('is incompatible if a fragment takes fewer values of a property than pages may pass', () => {
  const reason = /takes values of most that this build does not/;
  for (const before of [live, some({ enum: [3, 6] })])
    expect(compareReleases(some({ enum: [3] }), before)).toEqual([
      { verdict: 'incompatible', reason: expect.stringMatching(reason) },
    ]);
  for (const next of [live, some({ enum: [3, 6] }), some({ enum: [6, 3, 9] })])
    expect(compareReleases(next, some({ enum: [3, 6] }))).toEqual([]);
});

it('does not know what other rules for a property mean for pages', () => {
  const reason = /has other rules for most of careers\/openings than this build/;
  for (const [next, before] of [
    [some({ maximum: 3 }), live],
    [some({ maximum: 3 }), some({ maximum: 6 })],
    [live, some({ maximum: 6 })],
  ] as const)
    expect(compareReleases(next, before)).toEqual([{ verdict: 'unknown', reason: expect.stringMatching(reason) }]);
  expect(compareReleases(some({ description: 'How many', examples: [3], maximum: 6 }), some({ maximum: 6 }))).toEqual(
    [],
  );
});

it('does not know what a release means for pages that does not describe its properties', () => {
  expect(compareReleases(live, { ...live, fragmentProps: {} })).toMatchObject([{ verdict: 'unknown' }]);
});
