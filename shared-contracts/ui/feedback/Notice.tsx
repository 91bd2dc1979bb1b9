import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** A message in the page. An error interrupts screen readers; a success waits for a pause. */
export function Notice({ tone, children }: { tone: 'success' | 'error'; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.notice} data-tone={tone}>
      <Icon aria-hidden />
      <div>{children}</div>
    </div>
  );
}

const icons = { success: CircleCheck, error: CircleAlert };
