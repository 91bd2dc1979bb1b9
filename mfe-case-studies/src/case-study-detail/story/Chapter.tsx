import { type ReactNode, useId } from 'react';
import styles from './Chapter.module.css';

/** A section of the case study. On wide screens, its heading is sticky next to the text. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.chapter}>
      <h2 id={headingId}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
