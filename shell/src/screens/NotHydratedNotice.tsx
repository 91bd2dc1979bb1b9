import styles from './NotHydratedNotice.module.css';
import { RetryNotice } from './RetryNotice.tsx';

/** Shown above server HTML that the browser could not hydrate. Retry hydrates it in place. */
export function NotHydratedNotice({ what, onRetry }: { what: 'page' | 'section'; onRetry: () => void }) {
  return (
    <RetryNotice className={styles.notice} onRetry={onRetry}>
      <p>You can read this {what}, but its interactive parts did not load.</p>
    </RetryNotice>
  );
}
