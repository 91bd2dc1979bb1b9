import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Toast.module.css';

/**
 * A short confirmation at the bottom of the screen. Keep it mounted and change its text, because a status region announces
 * only changes to its content. Without children, nothing is visible.
 */
export function Toast({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className={styles.region}>
      {children && (
        <p className={styles.toast}>
          <Check aria-hidden />
          {children}
        </p>
      )}
    </div>
  );
}
