import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';

/**
 * A labeled native select.
 *
 * @param placeholder an empty first option that says what to choose
 */
export function SelectField({
  label,
  hint,
  error,
  placeholder,
  options,
  ...select
}: ComponentProps<'select'> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string;
  options: readonly string[];
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => (
        <select {...select} {...field}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
