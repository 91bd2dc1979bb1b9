import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';

type Texts = { label: string; hint?: ReactNode; error?: string | undefined };

/** A labeled text input, or a textarea with `multiline`. All other props go to the control. */
export function TextField({
  label,
  hint,
  error,
  ...control
}: Texts & (({ multiline?: false } & ComponentProps<'input'>) | ({ multiline: true } & ComponentProps<'textarea'>))) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => {
        if (control.multiline) {
          const { multiline, ...textarea } = control;
          return <textarea rows={5} {...textarea} {...field} />;
        }
        const { multiline, ...input } = control;
        return <input type="text" {...input} {...field} />;
      }}
    </Field>
  );
}
