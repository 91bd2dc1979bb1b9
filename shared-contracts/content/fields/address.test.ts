import { expect, it } from 'vitest';
import { toAddress } from './address.ts';

it.each([
  ['/press', '/press'],
  ['case-study', '/case-study'],
  ['accelerators/skillsprint', '/accelerators/skillsprint'],
  ['https://www.example.com/press?year=2025#top', '/press?year=2025#top'],
  ['HTTP://www.example.com', '/'],
  ['//www.example.com//evil.example', '/evil.example'],
  ['//partner.example.com/offer', 'https://partner.example.com/offer'],
  ['https://partner.example.com/offer', 'https://partner.example.com/offer'],
  ['javascript:alert(1)', undefined],
  [' \tjava\nscript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['/\\evil.example', undefined],
  ['https://', undefined],
  ['#', undefined],
  ['', undefined],
  [undefined, undefined],
])('follows %s to %s', (written, followed) => {
  expect(toAddress(written, 'https://www.example.com')).toBe(followed);
});

it('follows an absolute address to where it says if nobody says which site this is', () => {
  expect(toAddress('https://www.example.com/press')).toBe('https://www.example.com/press');
});
