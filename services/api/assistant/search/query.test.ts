import { expect, it, vi } from 'vitest';
import { toQuery } from './query.ts';

const toSpellings = vi.fn(() => ['backup']);
const reader = { vocabulary: new Set(['backup']), stems: new Set(['backup']), toSpellings, findMeanings: () => [] };
const settings = { knownSynonym: 0.5, unknownSynonym: 0.8 };

it('reads a misspelled word as the one that is meant', () => {
  const [term] = toQuery('bakcupp', reader, settings).terms;
  expect(term?.stems.get('backup')).toBe(0.9);
});

it('looks for no spelling of a word that is longer than any real one', () => {
  toSpellings.mockClear();
  toQuery('bakcupp'.repeat(150), reader, settings);
  expect(toSpellings).not.toHaveBeenCalled();
});
