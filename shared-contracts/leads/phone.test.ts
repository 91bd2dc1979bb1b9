import { expect, it } from 'vitest';
import { deleteAcrossHyphen, formatPhone, formatPhoneAtCaret, phoneMaxLength, toNationalNumber } from './phone.ts';

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

// | stands for the caret.
it.each([
  ['5550|', '555-0|'],
  ['555|', '555|'],
  ['5|55-010-0199', '5|55-010-0199'],
  ['55x|5-010', '55|5-010'],
  ['555-9|010-019', '555-9|01-0019'],
  ['|', '|'],
  ['|555-010', '|555-010'],
])('keeps the caret: %s becomes %s', (before, after) => {
  expect(show(formatPhoneAtCaret(read(before)))).toBe(after);
});

it.each([
  ['Backspace', '555-|010', '55|0-10'],
  ['Delete', '555|-010', '555|-10'],
])('%s across a hyphen takes the digit: %s becomes %s', (key, before, after) => {
  const edited = deleteAcrossHyphen(read(before), key);
  expect(edited && show(edited)).toBe(after);
});

it('leaves every other deletion to the browser', () => {
  expect(deleteAcrossHyphen(read('555-0|10'), 'Backspace')).toBeUndefined();
  expect(deleteAcrossHyphen(read('555|-010'), 'Backspace')).toBeUndefined();
});

it.each([
  ['+1 (555) 010-0199', '+1', '555-010-0199'],
  ['15550100199', '+1', '555-010-0199'],
  ['+44 7700 900123', '+44', '770-090-0123'],
  ['555 010 0199', '+1', '555-010-0199'],
  ['1234567890', '+1', '123-456-7890'],
])('reads the pasted %s', (pasted, code, number) => {
  expect(toNationalNumber(pasted, code)).toBe(number);
});

function read(marked: string) {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}

function show({ text, caret }: { text: string; caret: number }) {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}
