import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** A short label, such as a service that was used; `tone` gives it one of the two accents. */
export function Tag({ tone, children }: { tone?: 'accent' | 'spark' | undefined; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
