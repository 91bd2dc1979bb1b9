import { Fragment } from 'react';

/** A text with some of its words marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  // Splitting with a group keeps the words themselves, at odd places.
  return text.split(/([\p{L}\p{N}'’]+)/u).map((part, place) => {
    const isWord = place % 2 === 1 && words.includes(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has no identity but its place.
    return isWord ? <mark key={place}>{part}</mark> : <Fragment key={place}>{part}</Fragment>;
  });
}
