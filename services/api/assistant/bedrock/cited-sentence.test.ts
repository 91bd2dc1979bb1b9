import { expect, it } from 'vitest';
import { toCitedSentence } from './cited-sentence.ts';

const text = 'Up to 30% lower cost in 1 to 2 weeks. The pool holds $500K. Write to hello@example.com.';
const passages = [{ number: 1, path: '/capability/services/finops', title: 'FinOps', text }];

it.each([
  'You pay up to 30% less.',
  'You pay up to 30 percent less.',
  'It takes 1 to 2 weeks.',
  'The pool holds 500,000 dollars.',
  'The pool holds $500,000.',
  'Write to hello@example.com.',
])('shows “%s”, which the passage says', (sentence) => {
  expect(toCitedSentence(`${sentence} [[1]]`, passages)).toContain(sentence);
});

it.each([
  ['a share turned into a price', 'It costs $30 a month.'],
  ['a time turned into a price', 'It costs 2 dollars.'],
  ['another currency', 'The pool holds €500,000.'],
  ['a time turned into a share', 'You pay 2% less.'],
  ['a figure that is nowhere', 'It takes 3 weeks.'],
  ['a foreign website without a scheme', 'Read more at evil.example.org.'],
  ['a foreign mailbox', 'Write to hello@evil.com.'],
])('does not show %s', (_, sentence) => {
  expect(toCitedSentence(`${sentence} [[1]]`, passages)).toBeUndefined();
});
