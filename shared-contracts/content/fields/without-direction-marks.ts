/**
 * Drops what a text has besides its words: marks that turn the direction of what follows them, and U+FFFD, which stands for
 * half of a character that takes two. What somebody typed is searched for without them, and found again in titles without them.
 */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\uFFFD\u202A-\u202E\u2066-\u2069]/g, '').trim();
}
