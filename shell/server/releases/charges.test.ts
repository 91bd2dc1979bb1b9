import { expect, it } from 'vitest';
import { createCharges } from './charges.ts';

function start() {
  let now = 0;
  const charges = createCharges(() => now);
  return {
    rendered: (times: number) => {
      for (let page = 0; page < times; page += 1) charges.rendered('mfe-contact', '1.0.0-aaaa');
    },
    charge: (kind: Parameters<typeof charges.charge>[2]) =>
      charges.charge('mfe-contact', '1.0.0-aaaa', kind, `it ${kind}`),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

it('withdraws a version whose code stops its thread twice in a minute, however many pages were fine', () => {
  const { charge, rendered } = start();
  rendered(5_000);
  expect(charge('blocked')).toBeUndefined();
  expect(charge('ended')).toMatch(/2 errors within a minute/);
});

it('withdraws a version with many failed pages, but not for a few among thousands', () => {
  const few = start();
  few.rendered(5_000);
  for (let failure = 0; failure < 20; failure += 1) expect(few.charge('failed')).toBeUndefined();
  const many = start();
  many.rendered(50);
  for (let failure = 0; failure < 5; failure += 1) expect(many.charge('failed')).toBeUndefined();
  expect(many.charge('failed')).toMatch(/6 errors within a minute/);
});

it('names the worst of what it counted, which is not always the last', () => {
  const { charge } = start();
  charge('blocked');
  charge('failed');
  charge('failed');
  expect(charge('failed')).toMatch(
    /4 errors within a minute; the worst was code that blocked its thread: "it blocked"/,
  );
});

it('forgets what is longer ago than a minute', () => {
  const { charge, pass } = start();
  expect(charge('blocked')).toBeUndefined();
  pass(60_001);
  expect(charge('blocked')).toBeUndefined();
});
