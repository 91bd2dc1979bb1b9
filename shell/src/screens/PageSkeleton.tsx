import { Skeleton } from '@site/ui/feedback/Skeleton';
import { Container } from '@site/ui/layout/Container';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import styles from './PageSkeleton.module.css';

/** Marks the skeleton in a page's HTML, so that the server notices that it could not render the page. */
export const pageSkeletonMark = 'data-page-skeleton';

/** The shape of a page while its remote loads. */
export function PageSkeleton() {
  return (
    <Container>
      <div className={styles.page} role="status" {...{ [pageSkeletonMark]: '' }}>
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
