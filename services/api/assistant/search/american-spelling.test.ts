import { expect, it } from 'vitest';
import { toAmerican } from './american-spelling.ts';

it.each([
  ['programme', 'program'],
  ['centres', 'centers'],
  ['optimise', 'optimize'],
  ['organisations', 'organizations'],
  ['realised', 'realized'],
  ['personalisation', 'personalization'],
  ['practised', 'practiced'],
  ['analysing', 'analyzing'],
  ['behaviour', 'behavior'],
  ['colours', 'colors'],
  ['labelled', 'labeled'],
])('reads %s as %s', (british, american) => {
  expect(toAmerican(british)).toBe(american);
});

it.each(['expertise', 'enterprise', 'analysis', 'hours', 'tour', 'called', 'rolling', 'advise', 'program'])(
  'leaves %s alone',
  (word) => {
    expect(toAmerican(word)).toBe(word);
  },
);
