import { expect, it } from 'vitest';
import { createSpelling } from './spelling.ts';

const toSpellings = createSpelling(new Set(['bill', 'call', 'cloud', 'phone', 'backup', 'data', 'base']));

it.each([
  ['bil', ['bill']],
  ['fone', ['phone']],
  ['cluod', ['cloud']],
  ['database', ['data', 'base']],
])('reads %s as %s', (word, spellings) => {
  expect(toSpellings(word)).toEqual(spellings);
});

it('does not guess at a word of three letters that sounds like no other', () => {
  expect(toSpellings('bal')).toEqual([]);
});
