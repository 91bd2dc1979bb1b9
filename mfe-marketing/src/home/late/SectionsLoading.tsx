import { Skeleton } from '@site/ui/feedback/Skeleton';
import styles from './SectionsLoading.module.css';

/** Shown instead of the sections below the first screen when their code did not load with the page. */
export function SectionsLoading() {
  return (
    <>
      <div className={styles.section}>
        <Skeleton shape="title" />
        <div className={styles.cards}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      </div>
      <section className={styles.section} aria-label="What Clients Say About Us">
        <p role="status" className={styles.waiting}>
          Loading testimonials...
        </p>
      </section>
    </>
  );
}
