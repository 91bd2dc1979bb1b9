import type { ClientRelease, Composition } from './composition.ts';
import { bucketCookie, buckets, isInShare, toBucketCookie } from './visitor-bucket.ts';

/**
 * The release of a remote that this browser runs, chosen when it is needed: the one on the page, or during a canary on
 * other pages the candidate if the visitor's bucket is in its share.
 *
 * @returns undefined if no version can be served
 */
export function createReleaseChoice(composed: Composition['remotes']): (remote: string) => ClientRelease | undefined {
  let bucket: number | undefined;
  return (remote) => {
    const { release, candidate } = composed[remote] ?? {};
    if (!candidate) return release;
    bucket ??= takeBucket();
    return isInShare(bucket, remote, candidate.weight) ? candidate : release;
  };
}

/** Gives the visitor a bucket if they have none. Without cookies, they are in no share. */
function takeBucket(): number {
  const known = readBucket();
  if (known !== undefined) return known;
  const bucket = Math.floor(Math.random() * buckets);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not run on http, and not in older browsers
  document.cookie = toBucketCookie(bucket, location.protocol === 'https:');
  return readBucket() ?? Number.NaN;
}

/** @returns undefined for a visitor who has seen no page with a canary */
export function readBucket(): number | undefined {
  const [, bucket] = new RegExp(`(?:^|; )${bucketCookie}=(\\d+)`).exec(document.cookie) ?? [];
  return bucket ? Number(bucket) : undefined;
}
