import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** A message in the page. Errors interrupt screen readers; other tones wait for a pause. */
export function Notice({ tone = 'info', children }: { tone?: 'info' | 'success' | 'error'; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.notice} data-tone={tone}>
      <Icon aria-hidden />
      <div>{children}</div>
    </div>
  );
}

const icons = { info: Info, success: CircleCheck, error: CircleAlert };
