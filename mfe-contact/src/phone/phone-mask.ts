import {
  Maskito,
  type MaskitoPlugin,
  type MaskitoPostprocessor,
  type MaskitoPreprocessor,
  maskitoTransform,
  maskitoUpdateElement,
} from '@maskito/core';
import { findCountryCode, findPhoneExcess, isInternational, toAsciiDigits, toNationalNumber } from '@site/leads/phone';

/**
 * Keeps a phone number formatted xxx-xxx-xxxx (spec section 5), beginning with what is already there. Moves the country
 * code of a pasted or autofilled number to the picker. Refuses typed and pasted text that would make more than ten digits, instead of
 * losing the last ones; a longer number that is there already keeps its digits for the form's validation to report.
 *
 * @param country the picker of the country code
 * @param onRefuse receives the reason, worded for the visitor
 * @returns removes the mask
 */
export function maskPhone(
  number: HTMLInputElement,
  country: HTMLSelectElement,
  onRefuse: (reason: string) => void,
): () => void {
  const maskito = new Maskito(number, {
    mask: ({ value }) => [...'ddd-ddd-', ...'d'.repeat(Math.max(4, value.length))].map(toMaskPlace),
    preprocessors: [takeDigitsOfAnyScript, takeDigitBeyondHyphen, fitNumber],
    postprocessors: [standBehindDigit],
    plugins: [formatOnce],
  });
  return () => maskito.destroy();

  function fitNumber({ elementState, data }: PreprocessorInput, action: Parameters<MaskitoPreprocessor>[1]) {
    const { value, selection } = elementState;
    const isReplaced = selection[1] - selection[0] === value.length;
    const whole = action === 'insert' && isReplaced ? data : value;
    country.value = findCountryCode(whole) ?? country.value;
    const code = country.value;
    if (action === 'validation') {
      const isFilledIn = isInternational(value) || findPhoneExcess(value, code);
      return { elementState: { value: isFilledIn ? toNationalNumber(value, code) : value, selection }, data };
    }
    if (action !== 'insert') return { elementState, data };
    const added = data.length > 1 ? toNationalNumber(data, code) : data;
    const refused = findPhoneExcess(value.slice(0, selection[0]) + added + value.slice(selection[1]), code);
    if (refused) onRefuse(refused);
    return { elementState, data: refused ? '' : added.replace(/\D/g, '') };
  }
}

type PreprocessorInput = Parameters<MaskitoPreprocessor>[0];

function toMaskPlace(place: string): RegExp | string {
  return place === 'd' ? /\d/ : place;
}

/** Formats what was typed before the mask had loaded, and keeps the caret after the same digit. */
const formatOnce: MaskitoPlugin = (number, options) => {
  const { value, selectionStart, selectionEnd } = number;
  const formatted = maskitoTransform({ value, selection: [selectionStart ?? 0, selectionEnd ?? 0] }, options);
  if (formatted.value !== value) maskitoUpdateElement(number, formatted);
};

const takeDigitsOfAnyScript: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: toAsciiDigits(elementState.value) },
  data: toAsciiDigits(data),
});

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
