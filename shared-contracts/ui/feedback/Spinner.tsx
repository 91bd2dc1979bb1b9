import styles from './Spinner.module.css';

/** Shows that content is loading. Prefer a Skeleton if you know the shape of the content. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className={styles.spinner}>
      {label}
    </div>
  );
}
