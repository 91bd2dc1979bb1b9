import { useId } from 'react';
import type { TitledText } from 'shared-contracts/content/titled-text.ts';
import { Section } from 'shared-contracts/ui/Section.tsx';
import { SectionHeading } from 'shared-contracts/ui/SectionHeading.tsx';
import styles from './Approach.module.css';

/** The steps of an engagement on one line. */
export function Approach({ steps }: { steps: readonly TitledText[] }) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId}>
      <SectionHeading id={titleId} title="Our Approach" />
      <ol className={styles.line}>
        {steps.map(({ title, description }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
