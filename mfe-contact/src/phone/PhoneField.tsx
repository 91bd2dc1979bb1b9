import { countryCodes, defaultCountryCode } from '@site/leads/country-codes';
import { findPhoneExcess, phoneMaxLength } from '@site/leads/phone';
import { Field } from '@site/ui/controls/Field';
import { useEffect, useRef, useState } from 'react';
import { loadPhoneMask } from './load-phone-mask.ts';
import styles from './PhoneField.module.css';

/**
 * Country code and number, in the form fields `countryCode` and `phone`. Keeps only digits, those of other scripts as the
 * ASCII digits that they mean, and formats them as xxx-xxx-xxxx while the visitor types, without moving the caret. Strips the
 * formatting of a pasted number, chooses the country that it begins with, and says when a number is too long (spec section 5).
 * Uncontrolled, so that a form reset clears it.
 */
export function PhoneField({
  error,
  defaultValue = '',
  defaultCode = defaultCountryCode,
  isFixed = false,
}: {
  error?: string | undefined;
  /** A formatted number. */
  defaultValue?: string;
  defaultCode?: string;
  isFixed?: boolean;
}) {
  const country = useRef<HTMLSelectElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const [excess, setExcess] = useState<string>();

  useEffect(
    () => (number.current && country.current ? loadPhoneMask(number.current, country.current, setExcess) : undefined),
    [],
  );

  // A refused digit is no longer news once the form has been sent.
  useEffect(() => {
    if (isFixed) setExcess(undefined);
  }, [isFixed]);

  function checkLength() {
    setExcess(findPhoneExcess(number.current?.value ?? '', country.current?.value ?? ''));
  }

  return (
    <Field label="Phone Number" error={error ?? excess}>
      {(field) => (
        <div className={styles.phone} onInput={checkLength} onChange={checkLength}>
          <select
            ref={country}
            name="countryCode"
            aria-label="Country code"
            autoComplete="tel-country-code"
            defaultValue={defaultCode}
            disabled={isFixed}
            className={`${field.className} ${styles.country}`}
          >
            {countryCodes.map(({ code, country: name }) => (
              <option key={code} value={code}>
                {code} {name}
              </option>
            ))}
          </select>
          <input
            {...field}
            className={`${field.className} ${styles.number}`}
            ref={number}
            type="text"
            name="phone"
            inputMode="numeric"
            maxLength={phoneMaxLength}
            autoComplete="tel-national"
            placeholder="555-010-0199"
            defaultValue={defaultValue}
            readOnly={isFixed}
          />
        </div>
      )}
    </Field>
  );
}
