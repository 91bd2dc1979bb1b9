import { expect, it } from 'vitest';
import { toLongDate } from './long-date.ts';

it.each([
  ['2025-12-31T23:59:59-05:00', 'December 31, 2025'],
  ['2026-01-20', 'January 20, 2026'],
  ['soon', ''],
  ['', ''],
])('writes "%s" as "%s"', (date, text) => {
  expect(toLongDate(date)).toBe(text);
});
