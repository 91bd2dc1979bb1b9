import type { MeantStems } from './meant-share.ts';
import type { Meaning } from './synonyms.ts';
import { isEnglish, leastWeight, toWeight } from './word-weight.ts';
import { toStem, toWords } from './words.ts';

/** A part of a question that a page may speak of. */
export interface QueryTerm {
  /** How much it says about what the question is about. */
  weight: number;
  /** The stems that speak of it, with how sure that is: 1 for the word itself, less for a synonym or a spelling. */
  stems: Map<string, number>;
}

export interface QueryReader {
  vocabulary: ReadonlySet<string>;
  /** The site's words, as stems. */
  stems: ReadonlySet<string>;
  toSpellings: (word: string) => string[];
  findMeanings: (words: readonly string[]) => Meaning[];
}

/** How sure it is that another word stands for one of the question. */
export interface QuerySettings {
  /** A synonym of a word that the site uses itself. */
  knownSynonym: number;
  unknownSynonym: number;
}

/** How sure it is that a page that speaks of `lake` speaks of a `lakehouse`. */
const halfStrength = 0.6;
/** What an editor has given a meaning matters, however common it is: `how long`, `where`. */
const meantWeight = 1;
/** No real word is longer, and guessing at one takes the longer the longer it is. */
const longestSpelled = 30;

export interface Query {
  terms: QueryTerm[];
  /** What editors say parts of the question mean. */
  meanings: readonly MeantStems[];
  /** Whether editors want a person to answer. */
  isForPerson: boolean;
}

/** Reads a question as weighted terms, with the spellings and synonyms of each. */
export function toQuery(question: string, reader: QueryReader, settings: QuerySettings): Query {
  const words = toWords(question);
  const spelled = words.map((word) => toSpelled(word, reader));
  const meantWords = words.map((word, index) => (spelled[index]?.length === 1 ? (spelled[index][0] ?? word) : word));
  const stems = meantWords.map(toStem);
  const terms = words.map((word, index): QueryTerm => {
    const own = new Map([[toStem(word), 1]]);
    const strength = isEnglish(word) ? 0.5 : 0.9;
    for (const spelling of spelled[index] ?? []) {
      own.set(toStem(spelling), strength);
    }
    for (const half of (spelled[index]?.length ? (spelled[index] ?? []) : [word]).flatMap((one) =>
      toHalves(one, reader),
    )) {
      own.set(toStem(half), halfStrength);
    }
    const spellings = spelled[index] ?? [];
    const meant = spellings.length > 0 ? spellings : [word];
    return { weight: Math.max(...meant.map((one) => toWeight(toStem(one)))), stems: own };
  });
  const meanings = reader.findMeanings(meantWords);
  for (const { at, length, stems: meant } of meanings) {
    const phrase = terms.slice(at, at + length);
    const speaking = phrase.filter(({ weight }) => weight >= leastWeight);
    if (speaking.length === 0) {
      phrase[0]?.stems.clear();
    }
    for (const term of speaking.length > 0 ? speaking : phrase.slice(0, 1)) {
      term.weight = Math.max(term.weight, meantWeight);
      const isKnown = length === 1 && [...term.stems.keys()].some((stem) => reader.stems.has(stem));
      const strength = isKnown ? settings.knownSynonym : settings.unknownSynonym;
      for (const stem of meant) {
        term.stems.set(stem, Math.max(term.stems.get(stem) ?? 0, strength));
      }
    }
  }
  return {
    terms: withoutRepeats(terms.filter(({ weight }) => weight >= leastWeight)),
    meanings: meanings.map(({ at, length, stems: meant }) => {
      const said = stems.slice(at, at + length);
      const speaking = said.filter((stem) => toWeight(stem) >= leastWeight);
      // Of `services, solutions, expertise`, who asks which expertise we offer means the one.
      const named = meant.filter((stem) => stems.includes(stem) && !said.includes(stem));
      return { said: speaking.length > 0 ? speaking : said, meant: named.length > 0 ? named : meant };
    }),
    isForPerson: meanings.some((meaning) => meaning.stems.length === 0),
  };
}

/** The part of a compound that says more, such as `lake` of `lakehouse`, if the site uses both parts. */
function toHalves(word: string, { vocabulary }: QueryReader): string[] {
  const cuts = Array.from({ length: Math.max(0, word.length - 7) }, (_, place) => place + 4);
  const halves = cuts
    .map((cut) => [word.slice(0, cut), word.slice(cut)])
    .find((parts) => parts.every((part) => vocabulary.has(part) && isEnglish(part)));
  return (halves ?? []).toSorted((a, b) => toWeight(toStem(b)) - toWeight(toStem(a))).slice(0, 1);
}

function toSpelled(word: string, { vocabulary, stems, toSpellings }: QueryReader): string[] {
  const isKnown = vocabulary.has(word) || stems.has(toStem(word)) || word.length < 3 || !/^[a-z]+$/.test(word);
  if (isKnown || isEnglish(word) || word.length > longestSpelled) return [];
  const common = [...toSwapped(word), ...toCompleted(word)].filter(
    (one) => isEnglish(one) && toWeight(toStem(one)) < leastWeight,
  );
  return common.length > 0 ? common : toSpellings(word);
}

/** The word with two neighboring letters swapped: `hwo` is `how`. */
function toSwapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** The word with one more letter: `wich` is `which`, and `hav` is `have`. */
function toCompleted(word: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, at) =>
    [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => word.slice(0, at) + letter + word.slice(at)),
  ).flat();
}

function withoutRepeats(terms: QueryTerm[]): QueryTerm[] {
  const keys = terms.map(({ stems }) => [...stems.keys()][0]);
  return terms.filter((_, index) => keys.indexOf(keys[index]) === index);
}
