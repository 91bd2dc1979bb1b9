import { expect, it } from 'vitest';
import { createAddressing } from './addressed.ts';

const toAddressed = createAddressing('Bluecrest Cloud Engineering');

it.each([
  ['Where is Bluecrest located?', 'Where are you located?'],
  ['Does bluecrest cloud engineering run at night?', 'do you run at night?'],
  ['What are Bluecrest’s values?', 'What are your values?'],
  ['BLUECREST', 'your company'],
  ['Who is Bluecrest?', 'Who is your company?'],
  ['Tell me about Bluecrest', 'Tell me about your company'],
  ['How did Bluecrest get started?', 'How did you get started?'],
  ['Is bluecrestlike a word?', 'Is bluecrestlike a word?'],
])('reads %s as %s', (question, addressed) => {
  expect(toAddressed(question)).toBe(addressed);
});

it('keeps the first word of a name if it is an English one', () => {
  const other = createAddressing('Cloud (Works)');
  expect(other('Does the cloud cost less?')).toBe('Does the cloud cost less?');
  expect(other('Where is cloud (works) located?')).toBe('Where are you located?');
});

it('changes nothing without a name', () => {
  expect(createAddressing(undefined)('Where is it?')).toBe('Where is it?');
});
