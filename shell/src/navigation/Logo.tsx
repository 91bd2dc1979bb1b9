import styles from './Logo.module.css';

/** The provider's mark, a ridge line in a tile, and its short name. */
export function Logo({ name }: { name: string | undefined }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" className={styles.tile} />
        <path d="M7 21.500 13 12l4 6 2.500-3.500L25 21.500z" className={styles.ridge} />
        <circle cx="21.500" cy="10.500" r="2.500" className={styles.spark} />
      </svg>
      {name}
    </span>
  );
}
