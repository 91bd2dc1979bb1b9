import { formatPhone, toPhoneDigits } from '@site/leads/phone';

/** A text with a caret in it, as an input holds them. */
export interface TextAndCaret {
  text: string;
  /** Position of the caret in UTF-16 units. */
  caret: number;
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
