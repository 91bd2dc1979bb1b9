import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Toast.module.css';

/**
 * A short confirmation at the foot of the screen. Keep it mounted and change its text: a status region announces only
 * what appears inside it. Without children it shows nothing.
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
