import { expect, it } from 'vitest';
import {
  findCountryCode,
  findPhoneExcess,
  formatPhone,
  phoneMaxLength,
  toAsciiDigits,
  toNationalNumber,
} from './phone.ts';

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

it.each([
  ['Arabic', '٥٥٥٠١٠٠١٩٩', '555-010-0199'],
  ['Persian', '۵۵۵۰۱۰۰۱۹۹', '555-010-0199'],
  ['full-width', '５５５-０１０-０１９９', '555-010-0199'],
  ['Devanagari', '५५५ ०१० ०१९९', '555-010-0199'],
  ['several', '٥5５ ०१٠ ۰199', '555-010-0199'],
])('takes %s digits for the ones that they mean', (_, typed, number) => {
  expect(formatPhone(typed)).toBe(number);
  expect(toNationalNumber(typed, '+1')).toBe(number);
});

it('knows the value of every decimal digit of Unicode', () => {
  const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).join('');
  const digits = characters.match(/\p{Nd}/gu) ?? [];
  expect(digits.map(toAsciiDigits).join('')).toBe('0123456789'.repeat(digits.length / 10));
  expect(digits.length).toBeGreaterThan(600);
});

it.each([
  ['＋４４ ７７００ ９００１２３', '+44'],
  ['+٤٤ ٧٧٠٠ ٩٠٠١٢٣', '+44'],
  ['\u202A+44 7700 900123\u202C', '+44'],
])('finds the country code of %s', (pasted, code) => {
  expect(findCountryCode(pasted)).toBe(code);
  expect(toNationalNumber(pasted, code)).toBe('770-090-0123');
});
