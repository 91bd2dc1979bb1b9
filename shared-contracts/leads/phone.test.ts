import { expect, it } from 'vitest';
import { findPhoneExcess, formatPhone, phoneMaxLength, toNationalNumber } from './phone.ts';

it.each([
  ['', ''],
  ['55', '55'],
  ['555', '555'],
  ['5550', '555-0'],
  ['5550100', '555-010-0'],
  ['(555) 010-0199', '555-010-0199'],
  ['555010019999', '555-010-0199'],
  ['call me', ''],
])('formats "%s" as "%s"', (typed, formatted) => {
  expect(formatPhone(typed)).toBe(formatted);
  expect(formatted.length).toBeLessThanOrEqual(phoneMaxLength);
});

it.each([
  ['+1 (555) 010-0199', '+1', '555-010-0199'],
  ['15550100199', '+1', '555-010-0199'],
  ['+44 7700 900123', '+44', '770-090-0123'],
  ['555 010 0199', '+1', '555-010-0199'],
  ['1234567890', '+1', '123-456-7890'],
  ['07700 900123', '+44', '770-090-0123'],
  ['+44 (0)7700 900123', '+44', '770-090-0123'],
  ['0123456789', '+33', '012-345-6789'],
])('reads the pasted %s', (pasted, code, number) => {
  expect(toNationalNumber(pasted, code)).toBe(number);
});

it.each([
  ['555 010 01999', '+1', '555-010-01999'],
  ['+49 30 123456789', '+1', '493-012-3456789'],
])('keeps every digit of %s, and says that it is too long', (typed, code, number) => {
  expect(toNationalNumber(typed, code)).toBe(number);
  expect(findPhoneExcess(number, code)).toBe('Phone number can have at most 10 digits after +1');
  expect(findPhoneExcess('555-010-0199', code)).toBeUndefined();
});
