import styles from './Spinner.module.css';

/** Says that content is loading. Prefer a Skeleton where the shape of what comes is known. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className={styles.spinner}>
      {label}
    </div>
  );
}
