import type { ReactNode } from 'react';
import styles from './Container.module.css';

/** Centers content at the page's width, with gutters. Use `narrow` for long text and forms. */
export function Container({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div className={styles.container} data-narrow={narrow || undefined}>
      {children}
    </div>
  );
}
