/** Longest formatted number: ten digits and two hyphens (spec section 9). */
export const phoneMaxLength = 12;

/** A text with a caret in it, as an input holds them. */
export interface TextAndCaret {
  text: string;
  /** Position of the caret in UTF-16 units. */
  caret: number;
}

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
 * Formats what an input holds after an edit and keeps the caret behind the digit that it stood behind, so that
 * correcting a digit in the middle does not send the caret to the end.
 */
export function formatPhoneAtCaret({ text, caret }: TextAndCaret): TextAndCaret {
  const formatted = formatPhone(text);
  const digitsBefore = toPhoneDigits(text.slice(0, caret)).length;
  return { text: formatted, caret: toCaret(digitsBefore, formatted) };
}

/**
 * Backspace behind a hyphen, or Delete before one, takes the digit beyond it; otherwise the hyphen would come back and
 * the key would seem dead.
 *
 * @param key the key that was pressed with nothing selected
 * @returns the new text and caret, or nothing where the browser's own deletion does
 */
export function deleteAcrossHyphen({ text, caret }: TextAndCaret, key: string): TextAndCaret | undefined {
  if (key === 'Backspace' && text[caret - 1] === '-') {
    return formatPhoneAtCaret({ text: text.slice(0, caret - 2) + text.slice(caret), caret: caret - 2 });
  }
  if (key === 'Delete' && text[caret] === '-') {
    return formatPhoneAtCaret({ text: text.slice(0, caret) + text.slice(caret + 2), caret });
  }
  return undefined;
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

function toCaret(digitsBefore: number, formatted: string): number {
  if (digitsBefore === 0) {
    return 0;
  }
  let seen = 0;
  for (let index = 0; index < formatted.length; index++) {
    if (formatted[index] !== '-') {
      seen++;
    }
    if (seen === digitsBefore) {
      return index + 1;
    }
  }
  return formatted.length;
}
