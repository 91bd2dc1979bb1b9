import type { TypeSynonymFields } from '@site/content/fields/content-types.generated';
import { fieldsOf } from '@site/content/fields/entry-fields';
import { toLines } from '@site/content/fields/rich-text';
import type { SiteContent } from '../read-content.ts';
import { leastWeight, toWeight } from './word-weight.ts';
import { toStem, toStems, toWords } from './words.ts';

/**
 * What editors say visitors mean: whoever uses one of the `said` words may mean any of the `meant` ones. If nothing is
 * meant, the question is for a person.
 */
export interface Synonym {
  said: string[];
  meant: string[];
}

/** Reads the space's synonyms. */
export async function getSynonyms(content: SiteContent): Promise<Synonym[]> {
  const entries = await content.getEntries({ contentType: 'synonym', include: 0, limit: 1000 });
  return entries.map((entry) => {
    const { said, meant } = fieldsOf<TypeSynonymFields>(entry);
    return { said: toLines(said), meant: toLines(meant) };
  });
}

/** Part of a question that an editor has given a meaning: the places of its words, and the stems that it may stand for; none if a person answers. */
export interface Meaning {
  at: number;
  length: number;
  stems: string[];
}

/**
 * Topics for people are found by their words, in singular or plural: who has `installed` something asks for no `installments`.
 *
 * @returns a function that finds the meanings in the words of a question; a phrase wins over the words in it
 */
export function createMeanings(synonyms: readonly Synonym[]): (words: readonly string[]) => Meaning[] {
  const meant = new Map<string, Set<string>>();
  for (const synonym of synonyms) {
    const stems = synonym.meant.flatMap(toSpeaking);
    for (const phrase of synonym.said) {
      const key = stems.length === 0 ? toTopicKey(toWords(phrase)) : toStems(phrase).join(' ');
      meant.set(key, new Set([...(meant.get(key) ?? []), ...stems]));
    }
  }
  const longest = Math.max(0, ...synonyms.flatMap(({ said }) => said.map((phrase) => toWords(phrase).length)));
  const findAll = (words: readonly string[]): Meaning[] =>
    words.flatMap((_, at) =>
      Array.from({ length: Math.min(longest, words.length - at) }, (_, rest) => rest + 1).flatMap((length) => {
        const phrase = words.slice(at, at + length);
        const found = meant.get(phrase.map(toStem).join(' ')) ?? meant.get(toTopicKey(phrase));
        return found ? [{ at, length, stems: [...found] }] : [];
      }),
    );
  return (words) => {
    const all = findAll(words);
    return all.filter(
      ({ at, length }) =>
        !all.some((other) => other.length > length && other.at <= at && other.at + other.length >= at + length),
    );
  };
}

/** Never the same as stems. */
function toTopicKey(words: readonly string[]): string {
  return `for a person: ${words.map((word) => word.replace(/s$/, '')).join(' ')}`;
}

/** The stems of a phrase that say something, so that `sign-on` does not stand for every `on`. */
function toSpeaking(phrase: string): string[] {
  const stems = toStems(phrase);
  return stems.length === 1 ? stems : stems.filter((stem) => toWeight(stem) >= leastWeight);
}
