import { keyed } from '../layout/keyed.ts';
import styles from './Tag.module.css';
import { Tag } from './Tag.tsx';

/** A list of labels, e.g. every AWS service used in a case study. */
export function TagList({ labels, label }: { labels: readonly string[]; label?: string }) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {keyed(labels, (text) => text).map(([key, text]) => (
        <li key={key}>
          <Tag tone="accent">{text}</Tag>
        </li>
      ))}
    </ul>
  );
}
