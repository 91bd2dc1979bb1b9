import styles from './SectionsLoading.module.css';

/** Shown instead of the sections below the first screen when their code did not load with the page. */
export function SectionsLoading() {
  return (
    <p role="status" className={styles.waiting}>
      Loading testimonials...
    </p>
  );
}
