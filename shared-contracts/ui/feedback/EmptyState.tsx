import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Replaces an empty list: says why it is empty and, as children, what the visitor can do. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 120 64" aria-hidden="true">
        <path d="M8 48h104M28 48V26h20v22M72 48V16h20v32" />
        <path d="M48 34h24" data-missing />
        <circle cx="60" cy="34" r="5" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
