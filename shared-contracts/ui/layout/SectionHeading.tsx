import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

/**
 * The heading of a section, with an optional short line above it and a lead paragraph below it.
 *
 * @param level 1 for the page's only h1
 * @param id for the section's `labelledBy`
 */
export function SectionHeading({
  title,
  eyebrow,
  lead,
  level = 2,
  id,
}: {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  level?: 1 | 2;
  id?: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.heading}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading id={id}>{title}</Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
