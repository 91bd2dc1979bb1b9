import type { ReactNode } from 'react';
import styles from './FormPanel.module.css';

/**
 * The raised surface that a lead form stands on in a page.
 *
 * @param className places it in the page
 */
export function FormPanel({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`${styles.panel} ${className}`}>{children}</div>;
}
