import type { TitledText } from '@site/content/fields/titled-text';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { useId } from 'react';
import styles from './Approach.module.css';

/** The steps of an engagement, along one line. */
export function Approach({ steps }: { steps: readonly TitledText[] }) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId}>
      <SectionHeading id={titleId} title="Our Approach" />
      <ol className={styles.line}>
        {keyed(steps, ({ title }) => title).map(([key, { title, description }]) => (
          <li key={key} className={styles.step}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
