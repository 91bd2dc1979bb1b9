/** The cookie with a visitor's bucket. Scripts read it, because a browser chooses the code of pages that it moves to. */
export const bucketCookie = 'bucket';

/** How many buckets there are: enough for shares of 0.01 %, too few to tell visitors apart. A prime, see `isInShare`. */
export const buckets = 10_007;

/** How long a browser keeps its bucket, in seconds: longer than a canary usually runs. */
const bucketAge = 7 * 24 * 60 * 60;

/** The cookie as server and browser set it. */
export function toBucketCookie(bucket: number, isSecure: boolean): string {
  return `${bucketCookie}=${bucket}; Path=/; Max-Age=${bucketAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** @returns undefined if it is not the number of a bucket */
export function parseBucket(text: string | undefined): number | undefined {
  const bucket = /^\d{1,5}$/.test(text ?? '') ? Number(text) : buckets;
  return bucket < buckets ? bucket : undefined;
}

/**
 * Whether the visitors of a bucket get the candidate of a remote. A bucket that does keeps it while the share grows. Each
 * remote shuffles the buckets in its own way: multiplied by any number modulo a prime, each gets another place.
 *
 * @param weight the share of visitors in percent
 */
export function isInShare(bucket: number, remote: string, weight: number): boolean {
  let hash = 7;
  for (const character of remote) hash = (hash * 31 + character.charCodeAt(0)) % 4_294_967_291;
  const place = (bucket * (1 + (hash % (buckets - 1))) + hash) % buckets;
  return place < (buckets * weight) / 100;
}
