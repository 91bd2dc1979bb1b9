import { afterEach, expect, it, vi } from 'vitest';
import { describeComposition } from './describe-composition.ts';
import { buckets, isInShare } from './visitor-bucket.ts';

const remote = 'mfe-contact';
const weight = 20;
const stable = { version: '1.0.0-aaaa', base: '/' };
const candidate = { version: '1.1.0-bbbb', base: '/', weight };

afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, candidate],
  [false, stable],
])('names the version that runs for a visitor whose bucket is in the share: %s', (isIn, { version }) => {
  const all = Array.from({ length: buckets }, (_, bucket) => bucket);
  const bucket = all.find((one) => isInShare(one, remote, weight) === isIn);
  const textContent = JSON.stringify({ remotes: { [remote]: { release: stable, candidate }, 'mfe-gone': {} } });
  vi.stubGlobal('document', { cookie: `theme=dark; bucket=${bucket}`, getElementById: () => ({ textContent }) });
  expect(describeComposition()).toEqual({ [remote]: version, 'mfe-gone': 'none' });
});
