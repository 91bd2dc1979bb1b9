import { Skeleton } from '@site/ui/feedback/Skeleton';
import { Container } from '@site/ui/layout/Container';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import styles from './PageSkeleton.module.css';

/** A placeholder while a page's remote loads. */
export function PageSkeleton() {
  return (
    <Container>
      <div className={styles.page} role="status">
        <VisuallyHidden>Loading…</VisuallyHidden>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <div className={styles.cards}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      </div>
    </Container>
  );
}
