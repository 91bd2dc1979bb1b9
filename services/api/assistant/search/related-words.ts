import { LRUCache } from 'lru-cache';
import { type Meaning, toLikeness, toMeaning } from './word-vectors.ts';

const most = 4;

/**
 * Finds the words of the site that mean about the same as a word, with how alike they are. Remembers them: the index never
 * changes.
 *
 * @param stems the site's
 * @param least the least likeness, 0 to 1
 */
export function createRelated(
  stems: ReadonlySet<string>,
  least: number,
): (stem: string) => ReadonlyMap<string, number> {
  const meanings = [...stems].flatMap((stem) => {
    const meaning = toMeaning(stem);
    return meaning ? [{ stem, meaning }] : [];
  });
  const known = new LRUCache<string, ReadonlyMap<string, number>>({ max: 5_000 });

  function find(asked: Meaning): ReadonlyMap<string, number> {
    const near = meanings
      .map(({ stem, meaning }) => [stem, toLikeness(asked, meaning)] as const)
      .filter(([, likeness]) => likeness >= least)
      .toSorted(([, a], [, b]) => b - a);
    return new Map(near.slice(0, most));
  }

  return (stem) => {
    const asked = toMeaning(stem);
    const related = known.get(stem) ?? (asked ? find(asked) : new Map());
    known.set(stem, related);
    return related;
  };
}
