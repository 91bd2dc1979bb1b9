import styles from './Skeleton.module.css';

/** A gray placeholder. Compose several into the shape of the content to come. Hidden from screen readers. */
export function Skeleton({ shape = 'text' }: { shape?: 'text' | 'title' | 'button' | 'picture' | 'card' }) {
  return <span aria-hidden className={styles.skeleton} data-shape={shape} />;
}
