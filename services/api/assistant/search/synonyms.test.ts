import { expect, it } from 'vitest';
import { createMeanings } from './synonyms.ts';

const findMeanings = createMeanings([
  { said: ['installments', 'my ticket'], meant: [] },
  { said: ['checkup'], meant: ['review'] },
]);

it('hands over a topic in singular and plural', () => {
  expect(findMeanings(['an', 'installment'])).toEqual([{ at: 1, length: 1, stems: [] }]);
  expect(findMeanings(['my', 'tickets'])).toEqual([{ at: 0, length: 2, stems: [] }]);
});

it('does not take another word of the same stem for a topic', () => {
  expect(findMeanings(['it', 'is', 'installed'])).toEqual([]);
});

it('finds what is meant by any form of a word', () => {
  expect(findMeanings(['checkups'])).toEqual([{ at: 0, length: 1, stems: ['review'] }]);
});
