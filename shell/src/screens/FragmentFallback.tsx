import type { ReactNode } from 'react';
import styles from './FragmentFallback.module.css';
import { RetryNotice } from './RetryNotice.tsx';

/** Takes the place of a fragment whose remote is down. */
export function FragmentFallback({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <RetryNotice className={styles.fallback} onRetry={onRetry}>
      {children ?? <p>This section could not be loaded. The rest of the page works as usual.</p>}
    </RetryNotice>
  );
}
