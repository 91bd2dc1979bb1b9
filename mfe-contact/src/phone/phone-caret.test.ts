import { expect, it } from 'vitest';
import { deleteAcrossHyphen, formatPhoneAtCaret } from './phone-caret.ts';

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

function read(marked: string) {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}

function show({ text, caret }: { text: string; caret: number }) {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}
