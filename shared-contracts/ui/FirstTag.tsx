import styles from './Tag.module.css';
import { Tag } from './Tag.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The first of several labels and `+N` for the remaining ones; nothing where there is none (spec section 2, Case-study carousel). */
export function FirstTag({ labels, noun = 'services' }: { labels: readonly string[]; noun?: string }) {
  const [first, ...others] = labels;
  if (!first) return null;
  return (
    <div className={styles.tags}>
      <Tag tone="accent">{first}</Tag>
      {others.length > 0 && (
        <Tag>
          +{others.length}
          <VisuallyHidden> more {noun}</VisuallyHidden>
        </Tag>
      )}
    </div>
  );
}
