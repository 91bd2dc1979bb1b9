import { expect, it } from 'vitest';
import { createRelated } from './related-words.ts';
import { toStem } from './words.ts';

const stems = new Set(['disaster', 'invoice', 'training', 'telephone'].map(toStem));
const toRelated = createRelated(stems, 0.62);

it.each([
  ['earthquake', 'disaster'],
  ['cellphone', 'telephone'],
])('takes %s for the %s of which the site speaks', (asked, meant) => {
  expect([...toRelated(toStem(asked)).keys()]).toEqual([toStem(meant)]);
});

it('knows nothing related to words that mean something else, or that hardly anybody uses', () => {
  expect(toRelated(toStem('sandwich')).size).toBe(0);
  expect(toRelated('blorf').size).toBe(0);
});
