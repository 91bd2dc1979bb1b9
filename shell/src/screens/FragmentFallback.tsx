import { Button } from '@site/ui/controls/Button';
import { Notice } from '@site/ui/feedback/Notice';
import { Container } from '@site/ui/layout/Container';
import type { ReactNode } from 'react';
import styles from './FragmentFallback.module.css';

/** In place of a fragment whose remote is down. */
export function FragmentFallback({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Container>
      <div className={styles.fallback}>
        <Notice tone="error">
          {children ?? <p>This section could not be loaded. The rest of the page works as usual.</p>}
          <Button look="secondary" className={styles.retry} onClick={onRetry}>
            Retry
          </Button>
        </Notice>
      </div>
    </Container>
  );
}
