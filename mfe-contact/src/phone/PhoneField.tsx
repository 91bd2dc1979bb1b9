import { countryCodes, defaultCountryCode } from '@site/leads/country-codes';
import { phoneMaxLength } from '@site/leads/phone';
import { Field } from '@site/ui/controls/Field';
import { useCallback, useRef } from 'react';
import { loadPhoneMask } from './load-phone-mask.ts';
import styles from './PhoneField.module.css';

/**
 * Country code and number, in the form fields `countryCode` and `phone`. Keeps only digits and formats them as
 * xxx-xxx-xxxx while the visitor types, without moving the caret. Strips the formatting and country code of a pasted
 * number (spec section 5). Uncontrolled, so that a form reset clears it.
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

  const mask = useCallback((number: HTMLInputElement) => loadPhoneMask(number, () => country.current?.value ?? ''), []);

  return (
    <Field label="Phone Number" error={error}>
      {(field) => (
        <div className={styles.phone}>
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
            ref={mask}
            type="tel"
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
