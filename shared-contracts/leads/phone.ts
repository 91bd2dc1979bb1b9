/** The length of the longest formatted number: ten digits and two hyphens (spec section 9). */
export const phoneMaxLength = 12;

/** The first ten digits of a text, which are all that a phone field keeps (spec section 5). */
export function toPhoneDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 10);
}

/** Formats `5550100199` as `555-010-0199`. Also formats incomplete numbers. */
export function formatPhone(text: string): string {
  const digits = toPhoneDigits(text);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/**
 * The national number in pasted or autofilled text, which may include the country code, as in `+1 (555) 010-0199`.
 *
 * @param countryCode the code chosen in the picker, such as `+1`
 */
export function toNationalNumber(text: string, countryCode: string): string {
  const trimmed = text.trim();
  const international = trimmed.startsWith('+') || trimmed.replace(/\D/g, '').length > 10;
  const digits = trimmed.replace(/\D/g, '');
  const code = countryCode.replace(/\D/g, '');
  return formatPhone(international && digits.startsWith(code) ? digits.slice(code.length) : digits);
}
