import {
  Maskito,
  type MaskitoPlugin,
  type MaskitoPostprocessor,
  type MaskitoPreprocessor,
  maskitoTransform,
  maskitoUpdateElement,
} from '@maskito/core';
import { toNationalNumber, toPhoneDigits } from '@site/leads/phone';

/**
 * Keeps a phone number at ten digits, formatted xxx-xxx-xxxx (spec section 5), beginning with what is already there. Drops
 * the country code of a pasted or autofilled number.
 *
 * @param countryCode returns the code currently selected in the picker, e.g. `+1`
 * @returns removes the mask
 */
export function maskPhone(number: HTMLInputElement, countryCode: () => string): () => void {
  const maskito = new Maskito(number, {
    mask: Array.from('ddd-ddd-dddd', (place) => (place === 'd' ? /\d/ : place)),
    preprocessors: [takeDigitBeyondHyphen, dropCountryCode],
    postprocessors: [standBehindDigit],
    plugins: [formatOnce],
  });
  return () => maskito.destroy();

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

/** Formats what was typed before the mask had loaded, and keeps the caret after the same digit. */
const formatOnce: MaskitoPlugin = (number, options) => {
  const { value, selectionStart, selectionEnd } = number;
  const formatted = maskitoTransform({ value, selection: [selectionStart ?? 0, selectionEnd ?? 0] }, options);
  if (formatted.value !== value) maskitoUpdateElement(number, formatted);
};

/** Makes Backspace and Delete at a hyphen remove the digit on its far side; the mask would put back a lone hyphen. */
const takeDigitBeyondHyphen: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  const [from, to] = selection;
  if (value.slice(from, to) !== '-') return { elementState, data };
  if (action === 'deleteBackward') return { elementState: { value, selection: [from - 1, to] }, data };
  if (action === 'deleteForward') return { elementState: { value, selection: [from, to + 1] }, data };
  return { elementState, data };
};

/** Removes a trailing hyphen, and keeps the caret right after a digit instead of after a hyphen. */
const standBehindDigit: MaskitoPostprocessor = ({ value, selection: [from, to] }) => {
  const behindDigit = (caret: number) => (value[caret - 1] === '-' ? caret - 1 : caret);
  return { value: value.replace(/-$/, ''), selection: [behindDigit(from), behindDigit(to)] };
};
