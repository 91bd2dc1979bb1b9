import { expect, it } from 'vitest';
import { describeShell } from './print-registry.ts';

const live = { version: '1.0.0-aaaa', state: 'serving' };
const canary = { version: '1.1.0-bbbb', weight: 5, isServed: true };
const counts = (total: number, failed: number) => ({
  renders: { total, failed },
  views: { total: 2 * total, failed: 0 },
  interactions: { total, failed: 0 },
});

it('says what a shell serves, or that it shows nothing', () => {
  expect(describeShell(live)).toEqual(['serves 1.0.0-aaaa']);
  expect(describeShell(undefined)).toEqual(['shows nothing of it']);
  const refused = { version: '1.1.0-bbbb', state: 'refused', reason: 'It hangs.' };
  expect(describeShell({ ...live, refused })).toEqual(['serves 1.0.0-aaaa', 'refused 1.1.0-bbbb: It hangs.']);
});

it('says how a canary does', () => {
  expect(
    describeShell({ ...live, canary: { ...canary, counts: { stable: counts(100, 0), candidate: counts(7, 2) } } }),
  ).toEqual([
    'serves 1.0.0-aaaa',
    'serves 1.1.0-bbbb as the canary: 2 of 7 renders failed, 0 of 14 views, 0 of 7 interactions were slow',
  ]);
  expect(describeShell({ ...live, canary: { ...canary, isServed: false } })).toEqual([
    'serves 1.0.0-aaaa',
    'does not serve the canary 1.1.0-bbbb yet',
  ]);
});

it('says why a shell refuses a canary', () => {
  const refused = { version: canary.version, state: 'refused', reason: 'It failed while rendering.' };
  expect(describeShell({ ...live, canary: { ...canary, isServed: false, refused } })).toEqual([
    'serves 1.0.0-aaaa',
    'refused 1.1.0-bbbb: It failed while rendering.',
  ]);
});
