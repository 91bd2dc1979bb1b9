import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './SentNote.module.css';

/** A line that stays with the form after success, when popup or toast are gone. */
export function SentNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      <CircleCheck aria-hidden />
      {children}
    </p>
  );
}
