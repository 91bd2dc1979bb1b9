import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** Buttons in a row, under each other where there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
