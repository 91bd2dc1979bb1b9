import { Section } from '@site/ui/layout/Section';
import { useId } from 'react';
import styles from './Mission.module.css';

export function Mission({ mission }: { mission: string }) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        Our Mission
      </h2>
      <p className={styles.mission}>{mission}</p>
    </Section>
  );
}
