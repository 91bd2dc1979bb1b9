import styles from './Tag.module.css';
import { Tag } from './Tag.tsx';

/** A list of labels, e.g. every AWS service used in a case study. */
export function TagList({ labels, label }: { labels: readonly string[]; label?: string }) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {labels.map((text) => (
        <li key={text}>
          <Tag tone="accent">{text}</Tag>
        </li>
      ))}
    </ul>
  );
}
