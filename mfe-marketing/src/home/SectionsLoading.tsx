import { Container } from 'shared-contracts/ui/Container.tsx';
import { Skeleton } from 'shared-contracts/ui/Skeleton.tsx';
import styles from './SectionsLoading.module.css';

/** In place of the sections below the first screen, while their code arrives after a navigation. */
export function SectionsLoading() {
  return (
    <Container>
      <div className={styles.waiting}>
        <Skeleton shape="title" />
        <Skeleton shape="card" />
        <p role="status">Loading testimonials...</p>
      </div>
    </Container>
  );
}
