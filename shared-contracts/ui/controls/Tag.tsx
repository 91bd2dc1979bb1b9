import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** A short label, e.g. a service that was used. `tone` colours it where it stands for a state. */
export function Tag({
  tone,
  children,
}: {
  tone?: 'accent' | 'spark' | 'success' | 'error' | undefined;
  children: ReactNode;
}) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
