/** How rare a stem is among the pages: 0 if all have it. */
export type ToRarity = (stem: string) => number;

export function createRarity(pages: readonly ReadonlySet<string>[]): ToRarity {
  const counts = new Map<string, number>();
  for (const stem of pages.flatMap((stems) => [...stems])) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return (stem) => Math.log((pages.length + 1) / ((counts.get(stem) ?? pages.length) + 1));
}

/** How far a page has what is meant that only says it in the question's own words, which may mean something else there. */
const ownWords = 0.7;

/** Stems of a question to which editors gave a meaning, and the stems that it may stand for. */
export interface MeantStems {
  said: readonly string[];
  meant: readonly string[];
}

/**
 * The share of what editors say a question means, where rare words count more. A page that speaks of `idle`, `oversized`, and
 * `forgotten` is meant rather than one that has one of the three. Where editors gave no
 * meaning, nothing is missing.
 */
export function toMeantShare(meanings: readonly MeantStems[], stems: ReadonlySet<string>, toRarity: ToRarity): number {
  const shares = meanings
    .filter(({ meant }) => meant.length > 0)
    .map(({ said, meant }) => {
      const all = toSum(meant.map(toRarity));
      const spoken = toSum(meant.filter((stem) => stems.has(stem)).map(toRarity));
      const own = said.every((stem) => stems.has(stem)) ? ownWords : 0;
      return Math.max(own, all === 0 ? 0 : spoken / all);
    });
  return shares.length === 0 ? 1 : toSum(shares) / shares.length;
}

function toSum(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
