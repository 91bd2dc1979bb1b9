import { Button } from '@site/ui/controls/Button';
import { Notice } from '@site/ui/feedback/Notice';
import { Container } from '@site/ui/layout/Container';
import styles from './StandingNotice.module.css';

/** Above what the server rendered and the browser could not bring to life: it stands, and Retry works in place. */
export function StandingNotice({ what, onRetry }: { what: 'page' | 'section'; onRetry: () => void }) {
  return (
    <Container>
      <div className={styles.notice}>
        <Notice tone="error">
          <p>You can read this {what}, but its interactive parts did not load.</p>
          <Button look="secondary" className={styles.retry} onClick={onRetry}>
            Retry
          </Button>
        </Notice>
      </div>
    </Container>
  );
}
