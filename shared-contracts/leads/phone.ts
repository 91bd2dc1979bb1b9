/** Longest formatted number: ten digits and two hyphens (spec section 9). */
export const phoneMaxLength = 12;

/** The digits of a text, at most ten: what a phone field keeps of what was typed or pasted (spec section 5). */
export function toPhoneDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 10);
}

/** `5550100199` as `555-010-0199`; a number that is still being typed is formatted as far as it goes. */
export function formatPhone(text: string): string {
  const digits = toPhoneDigits(text);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/**
 * The national number of a pasted or autofilled text that may carry its country code, e.g. `+1 (555) 010-0199`.
 *
 * @param countryCode the code chosen in the picker, e.g. `+1`
 */
export function toNationalNumber(text: string, countryCode: string): string {
  const trimmed = text.trim();
  const international = trimmed.startsWith('+') || trimmed.replace(/\D/g, '').length > 10;
  const digits = trimmed.replace(/\D/g, '');
  const code = countryCode.replace(/\D/g, '');
  return formatPhone(international && digits.startsWith(code) ? digits.slice(code.length) : digits);
}
