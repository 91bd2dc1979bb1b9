import type { ReactNode } from 'react';
import styles from './Container.module.css';

/** Centres content at the page's width, with the gutters. `narrow` is for running text and forms. */
export function Container({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div className={styles.container} data-narrow={narrow || undefined}>
      {children}
    </div>
  );
}
