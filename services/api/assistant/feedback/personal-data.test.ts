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
  ['write to ada at example dot com, or ada [at] example [dot] co [dot] uk', 'write to [email], or [email]'],
  ['I am @ada_king there', 'I am [account] there'],
  ['our host at 2001:db8::8a2e:370:7334', 'our host at [number]'],
  ['crm.internal.example.com is down', '[address] is down'],
  ['token ghp_abcdefghijklmnopqrstuvwxyzABCDEF', 'token [code]'],
  ['Ada Lovelace Cloud Architect at Initech', '[name] Cloud Architect at Initech'],
  ['Is Cloud Architect Ada Maria King there?', 'Is Cloud [name] there?'],
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
  'Do you run Node.js, e.g. at 9:30 or 10:45:00?',
  'Are you there at nine? Look at it and meet at noon.',
])('leaves "%s" alone', (text) => {
  expect(withoutPersonalData(text, vocabulary)).toBe(text);
});
