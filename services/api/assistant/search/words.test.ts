import { expect, it } from 'vitest';
import { toWeight } from './word-weight.ts';
import { toStem, toWords } from './words.ts';

it('reads a contraction as the words that it is made of, with and without its apostrophe', () => {
  expect(toWords("We don't")).toEqual(['we', 'do', 'not']);
  expect(toWords('we dont')).toEqual(['we', 'do', 'not']);
  expect(toWords('I can’t, and won’t')).toEqual(['i', 'can', 'not', 'and', 'will', 'not']);
  expect(toWords("they've")).toEqual(['they']);
});

it('gives no weight to what a contraction says', () => {
  const words = toWords("it isn't, we've, I'm, they wouldn't, you'll");
  expect(words.filter((word) => toWeight(toStem(word)) > 0.35)).toEqual([]);
});
