import { Button } from '@site/ui/controls/Button';
import { Notice } from '@site/ui/feedback/Notice';
import { Container } from '@site/ui/layout/Container';
import type { ReactNode } from 'react';
import styles from './RetryNotice.module.css';

/** An error message with a Retry button, as wide as the page's content. */
export function RetryNotice({
  className,
  onRetry,
  children,
}: {
  className: string | undefined;
  onRetry: () => void;
  children: ReactNode;
}) {
  return (
    <Container>
      <div className={className}>
        <Notice tone="error">
          {children}
          <Button look="secondary" className={styles.retry ?? ''} onClick={onRetry}>
            Retry
          </Button>
        </Notice>
      </div>
    </Container>
  );
}
