import type { ReactNode } from 'react';
import styles from './FormPanel.module.css';

/** The raised panel around a lead form on a page. */
export function FormPanel({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`${styles.panel} ${className}`}>{children}</div>;
}
