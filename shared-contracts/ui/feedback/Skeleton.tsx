import styles from './Skeleton.module.css';

/** A grey stand-in of one piece of content; compose several into the shape of what is coming. Silent to screen readers. */
export function Skeleton({ shape = 'text' }: { shape?: 'text' | 'title' | 'button' | 'picture' | 'card' }) {
  return <span aria-hidden className={styles.skeleton} data-shape={shape} />;
}
