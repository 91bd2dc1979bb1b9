/**
 * The name to greet a person with, or `undefined` if what was typed may be something else, such as an address or an
 * advertisement: anyone can have this mail sent to a stranger.
 */
export function toGreetingName(fullName: string): string | undefined {
  const words = fullName.split(' ');
  return fullName.length <= 60 && words.length <= 4 && words.every((word) => nameWord.test(word))
    ? fullName
    : undefined;
}

/** Letters with what stands inside names: O’Neil, Anne-Marie, Jr. */
const nameWord = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?$/u;
