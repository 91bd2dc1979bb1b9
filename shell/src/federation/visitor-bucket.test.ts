import { createRandom } from '@site/server/testing/create-random';
import { describe, expect, it } from 'vitest';
import { buckets, isInShare, parseBucket } from './visitor-bucket.ts';

const remotes = ['mfe-marketing', 'mfe-case-studies', 'mfe-accelerators', 'mfe-contact', 'careers'];
const weights = [0.1, 1, 5, 10, 25, 50, 75, 99, 99.9];
const all = Array.from({ length: buckets }, (_, bucket) => bucket);

describe.each(remotes)('a canary of %s', (remote) => {
  it('gets its share of 100,000 visitors within four standard deviations', () => {
    const random = createRandom(remote.length);
    const visitors = Array.from({ length: 100_000 }, () => Math.floor(random() * buckets));
    for (const weight of weights) {
      const share = weight / 100;
      const inShare = visitors.filter((bucket) => isInShare(bucket, remote, weight)).length;
      const noise = 4 * Math.sqrt(visitors.length * share * (1 - share)) + 0.0002 * visitors.length;
      expect(Math.abs(inShare - visitors.length * share), `${weight} %`).toBeLessThan(noise);
    }
  });

  it('keeps every bucket that it has while it grows', () => {
    for (const [index, weight] of weights.slice(1).entries()) {
      const lost = all.filter(
        (bucket) => isInShare(bucket, remote, weights[index] ?? 0) && !isInShare(bucket, remote, weight),
      );
      expect(lost).toEqual([]);
    }
  });

  it('gets nobody at 0 % and everybody at 100 %', () => {
    expect(all.filter((bucket) => isInShare(bucket, remote, 0))).toEqual([]);
    expect(all.filter((bucket) => !isInShare(bucket, remote, 100))).toEqual([]);
  });

  it('gets its visitors from those of other canaries and from the others alike', () => {
    for (const other of remotes.filter((name) => name !== remote)) {
      const both = all.filter((bucket) => isInShare(bucket, remote, 25) && isInShare(bucket, other, 25)).length;
      expect(both / buckets, other).toBeGreaterThan(0.02);
      expect(both / buckets, other).toBeLessThan(0.12);
    }
  });
});

it.each(['', '-1', '10007', '99999', '1e3', '0x1', '1 ', 'a'])('takes "%s" for no bucket', (text) => {
  expect(parseBucket(text)).toBeUndefined();
  expect(parseBucket(undefined)).toBeUndefined();
});

it.each([0, 42, 10_006])('reads bucket %s', (bucket) => {
  expect(parseBucket(String(bucket))).toBe(bucket);
});
