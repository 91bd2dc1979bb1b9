import { type ReactNode, useId } from 'react';
import styles from './Chapter.module.css';

/** A part of the story: its heading stays beside it on wide screens. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.chapter}>
      <h2 id={headingId}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
