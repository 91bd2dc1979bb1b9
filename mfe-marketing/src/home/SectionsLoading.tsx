import styles from './SectionsLoading.module.css';

/** In place of the sections below the first screen, where their code could not be loaded with the page. */
export function SectionsLoading() {
  return (
    <p role="status" className={styles.waiting}>
      Loading testimonials...
    </p>
  );
}
