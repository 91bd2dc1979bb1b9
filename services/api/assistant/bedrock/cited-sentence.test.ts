import { expect, it } from 'vitest';
import { toCitedSentence } from './cited-sentence.ts';

const text =
  'Up to 30% lower cost in 1 to 2 weeks. The pool holds $500K. Write to hello@example.com. The review takes three days, and we answer within one business day. Apply by December 31, 2031. It costs $1.5 million.';
const passages = [{ number: 1, path: '/capability/services/finops', title: 'FinOps', text }];

it.each([
  'You pay up to 30% less.',
  'You pay up to 30 percent less.',
  'It takes 1 to 2 weeks.',
  'The pool holds 500,000 dollars.',
  'The pool holds $500,000.',
  'Write to hello@example.com.',
  'The review takes three days.',
  'The review takes 3 days.',
  'It is a three-day review.',
  'It takes one to two weeks.',
  'We answer within 1 business day, and no one waits.',
  'Apply by December 31, 2031; you may apply now.',
  'It costs $1,500,000.',
])('shows “%s”, which the passage says', (sentence) => {
  expect(toCitedSentence(`${sentence} [[1]]`, passages)).toContain(sentence);
});

it.each([
  ['a share turned into a price', 'It costs $30 a month.'],
  ['a time turned into a price', 'It costs 2 dollars.'],
  ['another currency', 'The pool holds €500,000.'],
  ['a time turned into a share', 'You pay 2% less.'],
  ['a figure that is nowhere', 'It takes 4 weeks.'],
  ['days turned into weeks', 'The review takes three weeks.'],
  ['a figure in words that is nowhere', 'The review takes five days.'],
  ['another month', 'Apply by June 31, 2031.'],
  ['a thousand times as much', 'The pool holds $500 million.'],
  ['a part of an amount', 'It costs $1.5.'],
  ['a foreign website without a scheme', 'Read more at evil.example.org.'],
  ['a foreign mailbox', 'Write to hello@evil.com.'],
])('does not show %s', (_, sentence) => {
  expect(toCitedSentence(`${sentence} [[1]]`, passages)).toBeUndefined();
});
