import { countryCodes, defaultCountryCode } from '@site/leads/country-codes';
import { phoneMaxLength, toNationalNumber } from '@site/leads/phone';
import { Field } from '@site/ui/controls/Field';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import styles from './PhoneField.module.css';
import { deleteAcrossHyphen, formatPhoneAtCaret, type TextAndCaret } from './phone-caret.ts';

/**
 * Country code and number, in the form fields `countryCode` and `phone`. The number keeps digits only and reads
 * xxx-xxx-xxxx while it is typed, with the caret where it was; a pasted number loses its formatting and country code
 * (spec section 5). Uncontrolled, so that a form reset clears it.
 */
export function PhoneField({
  label = 'Phone Number',
  error,
  defaultValue = '',
  defaultCode = defaultCountryCode,
}: {
  label?: string;
  error?: string | undefined;
  /** A formatted number. */
  defaultValue?: string;
  defaultCode?: string;
}) {
  const country = useRef<HTMLSelectElement>(null);

  function onInput({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    write(input, formatPhoneAtCaret({ text: input.value, caret: caretOf(input) }));
  }

  // Before maxLength cuts a formatted number short.
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const input = event.currentTarget;
    const before = input.value.slice(0, caretOf(input));
    const after = input.value.slice(input.selectionEnd ?? before.length);
    const pasted = toNationalNumber(event.clipboardData.getData('text'), country.current?.value ?? '');
    write(input, formatPhoneAtCaret({ text: before + pasted + after, caret: before.length + pasted.length }));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    if (input.selectionStart !== input.selectionEnd) return;
    const edited = deleteAcrossHyphen({ text: input.value, caret: caretOf(input) }, event.key);
    if (!edited) return;
    event.preventDefault();
    write(input, edited);
  }

  return (
    <Field label={label} error={error}>
      {(field) => (
        <div className={styles.phone}>
          <select
            ref={country}
            name="countryCode"
            aria-label="Country code"
            autoComplete="tel-country-code"
            defaultValue={defaultCode}
            className={field.className}
          >
            {countryCodes.map(({ code, country: name }) => (
              <option key={code} value={code}>
                {code} {name}
              </option>
            ))}
          </select>
          <input
            {...field}
            type="tel"
            name="phone"
            inputMode="numeric"
            maxLength={phoneMaxLength}
            autoComplete="tel-national"
            placeholder="555-010-0199"
            defaultValue={defaultValue}
            onInput={onInput}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
    </Field>
  );
}

function caretOf(input: HTMLInputElement): number {
  return input.selectionStart ?? input.value.length;
}

function write(input: HTMLInputElement, { text, caret }: TextAndCaret) {
  input.value = text;
  input.setSelectionRange(caret, caret);
}
