import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What a field hands to its control, so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/**
 * Label, hint and error around one control. The label alone is the control's name; hint and error describe it.
 *
 * @param error shown below the control; its presence marks the control as invalid
 */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}) {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
