import { distance } from 'fastest-levenshtein';

/**
 * Finds what a visitor may have meant by a word that nobody knows: two known words without the space, those that sound the
 * same, or else the nearest ones.
 *
 * @param vocabulary all words of the site, and those that editors have given a meaning
 */
export function createSpelling(vocabulary: ReadonlySet<string>): (word: string) => string[] {
  const words = [...vocabulary].filter((word) => /^[a-z]{4,}$/.test(word));
  const bySound = Map.groupBy(words, toSound);

  function toNearest(word: string): string[] {
    const most = Math.min(3, Math.floor(word.length / 3));
    const near = words
      .filter((known) => Math.abs(known.length - word.length) <= most && known[0] === word[0])
      .map((known) => ({ known, errors: isSwapped(word, known) ? 1 : distance(word, known) }))
      .filter(({ errors }) => errors <= most);
    const fewest = Math.min(...near.map(({ errors }) => errors));
    return near.filter(({ errors }) => errors === fewest).map(({ known }) => known);
  }

  return (word) => {
    for (let cut = 3; cut <= word.length - 3; cut++) {
      const halves = [word.slice(0, cut), word.slice(cut)];
      if (halves.every((half) => vocabulary.has(half))) {
        return halves;
      }
    }
    return bySound.get(toSound(word)) ?? (word.length < 4 ? [] : toNearest(word));
  };
}

/** How a word sounds, roughly: `fone` is `phone`, and `adres` is `address`. */
function toSound(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1');
}

/** Whether two neighboring letters changed places, which counts as one mistake. */
function isSwapped(word: string, known: string): boolean {
  const at = [...word].findIndex((letter, place) => letter !== known[place]);
  return at >= 0 && known === word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}
