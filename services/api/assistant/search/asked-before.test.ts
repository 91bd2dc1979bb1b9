import { expect, it } from 'vitest';
import { createAskedBefore, toAskedKey } from './asked-before.ts';
import { toWeight } from './word-weight.ts';
import { toStems } from './words.ts';

const pages = ['/contact-us', '/about-us', '/case-study/port'];
const readAsked = createAskedBefore({
  pages,
  questions: {
    [toAskedKey('Can I visit your headquarters?')]: [0],
    [toAskedKey('Which vessels do you track?')]: [2],
    [toAskedKey('Where were the founders trained?')]: [0, 1],
    [toAskedKey('Can you refund my invoice?')]: [],
  },
});
const toTerms = (question: string) =>
  toStems(question)
    .filter((stem) => toWeight(stem) > 0.35)
    .map((stem) => ({ weight: toWeight(stem), stems: new Map([[stem, 1]]) }));

it('remembers which page answered a question in the same words', () => {
  const asked = readAsked(toTerms('Are there headquarters to visit?'));
  expect(asked.nearestOf('/contact-us')).toBeCloseTo(1);
  expect(asked.nearestOf('/case-study/port')).toBe(0);
});

it('knows the words that questions about a page had', () => {
  const asked = readAsked(toTerms('headquarters for penguins'));
  expect(asked.wordsOf('/contact-us')).toBeGreaterThan(0.2);
  expect(asked.wordsOf('/case-study/port')).toBe(0);
});

it('says less for each page of a question that many answer', () => {
  const asked = readAsked(toTerms('Where were the founders trained?'));
  expect(asked.nearestOf('/about-us')).toBeCloseTo(Math.SQRT1_2);
});

it('tells questions that pages answer from those that had to be refused', () => {
  expect(readAsked(toTerms('tracked vessels')).answerable).toBeGreaterThan(0.8);
  expect(readAsked(toTerms('refund an invoice')).answerable).toBeLessThan(-0.8);
  expect(readAsked(toTerms('penguins')).answerable).toBe(0);
});

it('forgets questions that only unpublished pages answered', () => {
  const learned = {
    pages,
    questions: {
      [toAskedKey('Which vessels do you track?')]: [2],
      [toAskedKey('Where were the founders trained?')]: [0, 2],
      [toAskedKey('Can you refund my invoice?')]: [],
    },
  };
  const readPublished = createAskedBefore(learned, (path) => path !== '/case-study/port');
  expect(readPublished(toTerms('tracked vessels')).answerable).toBe(0);
  expect(readPublished(toTerms('trained founders')).nearestOf('/contact-us')).toBeCloseTo(1);
  expect(readPublished(toTerms('refund an invoice')).answerable).toBeLessThan(-0.8);
});

it('does not know a question itself while it is learned from', () => {
  const question = 'Which vessels do you track?';
  expect(readAsked(toTerms(question), toAskedKey(question)).nearestOf('/case-study/port')).toBe(0);
});
