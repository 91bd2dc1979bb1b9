import { Container } from 'shared-contracts/ui/Container.tsx';
import { Skeleton } from 'shared-contracts/ui/Skeleton.tsx';
import { VisuallyHidden } from 'shared-contracts/ui/VisuallyHidden.tsx';
import styles from './PageSkeleton.module.css';

/** The shape of a page while its remote loads. */
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
