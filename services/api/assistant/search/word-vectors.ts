import stored from './word-vectors.json' with { type: 'json' };

const values = Buffer.from(stored.vectors, 'base64');
const places = new Map(stored.stems.split(' ').map((stem, place) => [stem, place]));

/** What a word means, by the company that it keeps: 64 numbers of unit length. */
export type Meaning = Float32Array;

/** The meaning of one of 10,600 English stems (decision 15). `undefined` for common words and words that few use. */
export function toMeaning(stem: string): Meaning | undefined {
  const place = places.get(stem);
  if (place === undefined) {
    return undefined;
  }
  const vector = Float32Array.from({ length: stored.size }, (_, at) => values.readInt8(place * stored.size + at));
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** How alike two meanings are: 1 for the same, about 0 for unrelated ones. */
export function toLikeness(a: Meaning, b: Meaning): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) {
    sum += (a[at] ?? 0) * (b[at] ?? 0);
  }
  return sum;
}
