import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import type { ButtonLook } from './button-look.ts';

/**
 * A native button. While `pending`, it is disabled and shows `pendingLabel` instead of its text (spec section 4, Forms).
 */
export function Button({
  look = 'primary',
  pending = false,
  pendingLabel = 'Sending...',
  type = 'button',
  className = '',
  disabled,
  children,
  ...button
}: ComponentProps<'button'> & { look?: ButtonLook; pending?: boolean; pendingLabel?: string }) {
  return (
    <button
      {...button}
      type={type}
      disabled={disabled || pending}
      className={`${styles.button} ${className}`}
      data-look={look}
      data-pending={pending || undefined}
    >
      {pending ? pendingLabel : children}
    </button>
  );
}
