import { type CountryCode, countryCodes } from './country-codes.ts';

/** How many digits a national number can have (spec section 5). */
const phoneDigits = 10;

/** The length of the longest formatted number: ten digits and two hyphens (spec section 9). */
export const phoneMaxLength = 12;

/** Writes the decimal digits of every script as the ASCII digits that they mean: `٠`, `०` and `０` are `0`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(toDigitValue(digit.codePointAt(0) ?? 0)));
}

/** Formats `5550100199` as `555-010-0199`. Also formats incomplete numbers, and drops digits that do not fit. */
export function formatPhone(text: string): string {
  return hyphenate(toDigits(text).slice(0, phoneDigits));
}

/**
 * The national number in pasted or autofilled text, which may include the country code, as in `+1 (555) 010-0199`, or a
 * leading zero, as in `07700 900123`. Keeps every other digit: see {@link findPhoneExcess}.
 *
 * @param countryCode the code chosen in the picker, such as `+1`
 */
export function toNationalNumber(text: string, countryCode: string): string {
  const code = toDigits(countryCode);
  const digits = toDigits(text);
  const international = isInternational(text) || digits.length > phoneDigits;
  const national = international && digits.startsWith(code) ? digits.slice(code.length) : digits;
  return hyphenate(national.length > phoneDigits && code !== '1' ? national.replace(/^0/, '') : national);
}

/** The country code that pasted or autofilled text begins with, as in `+44 7700 900123`, if the picker has it. */
export function findCountryCode(text: string): CountryCode | undefined {
  if (!isInternational(text)) return undefined;
  return countryCodes.find(({ code }) => toDigits(text).startsWith(toDigits(code)))?.code;
}

/** What is wrong with a number that has too many digits; undefined if it fits. */
export function findPhoneExcess(number: string, countryCode: string): string | undefined {
  if (toDigits(number).length <= phoneDigits) return undefined;
  return `Phone number can have at most ${phoneDigits} digits after ${countryCode}`;
}

/** Whether a text begins with a plus sign, perhaps after marks that cannot be seen, as in numbers copied from an address book. */
export function isInternational(text: string): boolean {
  return /^[\s\p{Cf}]*[+＋]/u.test(text);
}

function toDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

/** Unicode has the ten digits of each script in order, and nothing but digits of other scripts beside them. */
function toDigitValue(codePoint: number): number {
  let first = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (codePoint - first) % 10;
}

function hyphenate(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}
