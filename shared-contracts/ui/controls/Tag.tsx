import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** A short label, such as an AWS service. `tone` gives it one of the two accent colors. */
export function Tag({ tone, children }: { tone?: 'accent' | 'spark' | undefined; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
