import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core';
import { toNationalNumber, toPhoneDigits } from '@site/leads/phone';

/**
 * How a phone number is typed (spec section 5): ten digits and nothing else, written xxx-xxx-xxxx. A number that is pasted or
 * filled in by the browser loses its country code.
 *
 * @param countryCode the code that is chosen in the picker when the number comes, e.g. `+1`
 */
export function createPhoneMask(countryCode: () => string): MaskitoOptions {
  return {
    mask: Array.from('ddd-ddd-dddd', (place) => (place === 'd' ? /\d/ : place)),
    preprocessors: [takeDigitBeyondHyphen, dropCountryCode],
    postprocessors: [standBehindDigit],
  };

  function dropCountryCode({ elementState, data }: Parameters<MaskitoPreprocessor>[0]) {
    const { value, selection } = elementState;
    if (data.length > 1) return { elementState, data: toDigits(data) };
    const isFilledIn = value.startsWith('+') || toPhoneDigits(value) !== value.replace(/\D/g, '');
    return { elementState: { value: isFilledIn ? toDigits(value) : value, selection }, data };
  }

  function toDigits(number: string): string {
    return toPhoneDigits(toNationalNumber(number, countryCode()));
  }
}

/** Backspace behind a hyphen, or Delete before one, takes the digit beyond it; the hyphen alone would only come back. */
const takeDigitBeyondHyphen: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  const [from, to] = selection;
  if (value.slice(from, to) !== '-') return { elementState, data };
  if (action === 'deleteBackward') return { elementState: { value, selection: [from - 1, to] }, data };
  if (action === 'deleteForward') return { elementState: { value, selection: [from, to + 1] }, data };
  return { elementState, data };
};

/** No hyphen waits at the end, and the caret stays with the digit that it stands behind. */
const standBehindDigit: MaskitoPostprocessor = ({ value, selection: [from, to] }) => {
  const behindDigit = (caret: number) => (value[caret - 1] === '-' ? caret - 1 : caret);
  return { value: value.replace(/-$/, ''), selection: [behindDigit(from), behindDigit(to)] };
};
