import { expect, it } from 'vitest';
import { withoutPersonalData } from './personal-data.ts';

const vocabulary = new Set('does cloud migration control tower ignite well architected review virginia'.split(' '));

it.each([
  ['Write to ada.lovelace+x@example.com please', 'Write to [email] please'],
  ['ada (at) example.com', '[email]'],
  ['Call me back at +1 (571) 555-0123 tomorrow', 'Call me back at [number] tomorrow'],
  ['my card is 4111 1111 1111 1111', 'my card is [number]'],
  ['account 123456789012 at 10.0.0.7', 'account [number] at [number]'],
  ['see https://crm.example.com/people/7?x=1 now', 'see [address] now'],
  ['my name is ada lovelace and I need help', 'my name is [name] and I need help'],
  ['I am Ada, the CTO', 'I am [name], the CTO'],
  ['Does Ada Lovelace work for you?', 'Does [name] work for you?'],
  ['Regards, Ada King', 'Regards, [name]'],
  ['Mr. Babbage asked', 'Mr. [name] asked'],
  ['key AKIA1234567890ABCD', 'key [code]'],
  ['zero\u200Bwidth\u0000', 'zerowidth'],
])('of "%s" keeps "%s"', (text, kept) => {
  expect(withoutPersonalData(text, vocabulary)).toBe(kept);
});

it.each([
  'How much of the $500,000 is left in 2026?',
  'Do you support Kubernetes?',
  'What is CTRL Ignite?',
  'Is the Well Architected Review free?',
  'Cloud Migration from Virginia within 48 hours',
  'We have 200 servers and 1,500 users',
])('leaves "%s" alone', (text) => {
  expect(withoutPersonalData(text, vocabulary)).toBe(text);
});
