import { toLongDate } from '@site/content/fields/long-date';
import { expect, it } from 'vitest';
import { toCountdown } from './countdown.ts';

const applyBy = '2025-12-31T23:59:59-05:00';

it("counts in the date's time zone, not the visitor's", () => {
  const now = Date.parse('2025-12-30T03:58:57Z');
  expect(toCountdown(applyBy, now)).toEqual({ days: 2, hours: 1, mins: 1, secs: 2, isOver: false });
});

it.each([0, 999, 86_400_000])('stays at zero %i ms after the end', (after) => {
  const now = Date.parse(applyBy) + after;
  expect(toCountdown(applyBy, now)).toEqual({ days: 0, hours: 0, mins: 0, secs: 0, isOver: true });
});

it('shows one second left one second before the end', () => {
  expect(toCountdown(applyBy, Date.parse(applyBy) - 1000)).toMatchObject({ secs: 1, isOver: false });
});

it('formats the day in the time zone of the date', () => {
  expect(toLongDate(applyBy)).toBe('December 31, 2025');
});
